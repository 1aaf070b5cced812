import { buildSurvey, SURVEY_REASONS, SURVEY_TEXT_LIMIT } from '@/domain/survey';

const PARTIES = { siteId: 11, userId: 22 };

it('DISCON-17 knows the reasons in their order', () => {
	expect(SURVEY_REASONS).toEqual([
		'troubleshooting',
		'not-working',
		'slowed-down-site',
		'buggy',
		'what-does-it-do',
		'another-reason',
	]);
});

it('DISCON-21 builds the payload', () => {
	expect(buildSurvey({ reason: 'another-reason', text: ' Moved on ' }, PARTIES)).toEqual({
		site_id: 11,
		user_id: 22,
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Moved on' } },
	});
});

it.each(SURVEY_REASONS)('DISCON-19 sends text for no other answer than the last: %s', (reason) => {
	const payload = buildSurvey({ reason, text: 'Typed before' }, PARTIES);
	expect(payload?.survey_responses['why-cancel'].text).toBe(
		reason === 'another-reason' ? 'Typed before' : null,
	);
});

it('DISCON-18 sends no more than 1000 characters, and no empty text', () => {
	const textOf = (text: string) =>
		buildSurvey({ reason: 'another-reason', text }, PARTIES)?.survey_responses['why-cancel'].text;
	expect(SURVEY_TEXT_LIMIT).toBe(1000);
	expect(textOf('x'.repeat(1001))).toBe('x'.repeat(1000));
	expect(textOf('  ')).toBeNull();
});

it.each([{ siteId: 11 }, { userId: 22 }, { siteId: 0, userId: 22 }, {}])(
	'DISCON-14 has nothing to send for %j',
	(parties) => {
		expect(buildSurvey({ reason: 'buggy', text: '' }, parties)).toBeNull();
	},
);
