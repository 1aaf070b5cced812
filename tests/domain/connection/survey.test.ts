import { buildSurvey, SURVEY_REASONS, SURVEY_TEXT_LIMIT } from '@/domain/connection/survey';

const PARTIES = { siteId: 11, userId: 22 };

it('DISCON-17 lists the reasons in order', () => {
	expect(SURVEY_REASONS.join(' ')).toBe(
		'troubleshooting not-working slowed-down-site buggy what-does-it-do another-reason',
	);
});

it('DISCON-21 contains the site, the user, the reason and the text', () => {
	const survey = buildSurvey({ reason: 'another-reason', text: ' Moved on ' }, PARTIES);
	expect(survey).toEqual({ ...PARTIES, reason: 'another-reason', text: 'Moved on' });
});

it.each(SURVEY_REASONS)('DISCON-19 sends text only with the last reason: %s', (reason) => {
	expect(buildSurvey({ reason, text: 'Typed before' }, PARTIES)?.text).toBe(
		reason === 'another-reason' ? 'Typed before' : null,
	);
});

it('DISCON-18 sends at most 1000 characters, and no empty text', () => {
	const textOf = (text: string) => buildSurvey({ reason: 'another-reason', text }, PARTIES)?.text;
	expect(SURVEY_TEXT_LIMIT).toBe(1000);
	expect(textOf('x'.repeat(1001))).toBe('x'.repeat(1000));
	expect(textOf('  ')).toBeNull();
});

it.each([{ siteId: 11 }, { userId: 22 }])(
	'DISCON-14 sends nothing without a site and a user: %j',
	(parties) => {
		expect(buildSurvey({ reason: 'buggy', text: '' }, parties)).toBeNull();
	},
);
