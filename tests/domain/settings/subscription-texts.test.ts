import { parseTexts, SUBSCRIPTION_TEXTS } from '@/domain/settings/newsletter';
import { readPrintedTexts, resolveText, typeText } from '@/domain/settings/subscription-texts';

const INVITATION = 'Please confirm.';
const WELCOME = 'Welcome, reader.';
const PRINTED = {
	isStored: false,
	standard: { invitation: INVITATION, welcome: WELCOME, other: 'x', comment_follow: 7 },
};
const STORED = { ...PRINTED, isStored: true };
const MEMBERS = ['invitation', 'welcome', 'comment_follow', 'subscribe_modal_heading'];
const NOTHING = Object.fromEntries(MEMBERS.map((key) => [key, '']));

const facts = (saved: object, printed: unknown = PRINTED, typed = saved) => ({
	value: SUBSCRIPTION_TEXTS.read(typed),
	base: SUBSCRIPTION_TEXTS.read(saved),
	members: MEMBERS,
	printed: readPrintedTexts(printed),
});

describe('what the page prints about the texts', () => {
	it('is whether the site has stored some, and its standard texts', () => {
		expect(readPrintedTexts(PRINTED)).toEqual({
			isStored: false,
			standard: { invitation: INVITATION, welcome: WELCOME },
		});
		expect(readPrintedTexts({ ...PRINTED, isStored: '1' })?.isStored).toBe(true);
	});

	it('is unknown from anything else', () => {
		const standard = { welcome: WELCOME };
		const odd = [undefined, null, 'text', [], { standard }, { isStored: 'yes', standard }];
		expect([...odd, { isStored: false }].filter((printed) => readPrintedTexts(printed))).toEqual(
			[],
		);
	});
});

describe('the text of a field', () => {
	it.each([
		['a site that has stored none', NOTHING, PRINTED, 'standard', WELCOME],
		['a text that is not stored', { invitation: 'Hi' }, STORED, 'standard', WELCOME],
		['a text that was wiped', NOTHING, STORED, 'empty', ''],
		['a text emptied later', { invitation: INVITATION, welcome: '' }, PRINTED, 'empty', ''],
		['a stored text', { ...NOTHING, welcome: 'Hello' }, PRINTED, 'own', 'Hello'],
		['a page without standard texts', NOTHING, null, 'own', ''],
		['a page that cannot be read', NOTHING, 'nonsense', 'own', ''],
	])('%s', (_what, saved, printed, origin, text) => {
		expect(resolveText('welcome', facts(saved, printed))).toEqual({ origin, text });
	});

	it('without a standard text is empty and nothing more', () => {
		const shown = resolveText('subscribe_modal_heading', facts(NOTHING, STORED));
		expect(shown).toEqual({ origin: 'own', text: '' });
	});

	it('says of typed blanks that the text is empty', () => {
		const typed = facts({ welcome: 'Hello' }, PRINTED, { welcome: ' \n' });
		expect(resolveText('welcome', typed)).toMatchObject({ origin: 'empty' });
	});
});

describe('typing in a field with a standard text', () => {
	const sentAfter = (saved: object, ...typed: string[]) => {
		const start = facts(saved);
		const end = typed.reduce(
			(now, text) => ({ ...now, value: typeText('welcome', text, now) }),
			start,
		);
		return {
			sent: SUBSCRIPTION_TEXTS.writeChanged?.(end.value, end.base),
			shown: resolveText('welcome', end),
			isDraft: end.value !== end.base,
		};
	};

	it('sends the changed text and no other standard text', () => {
		const { sent, shown } = sentAfter(NOTHING, `${WELCOME} Really.`);
		expect(sent).toEqual({ welcome: `${WELCOME} Really.` });
		expect(shown).toEqual({ origin: 'own', text: `${WELCOME} Really.` });
	});

	it('stays empty when the text is deleted, and sends that', () => {
		const { sent, shown, isDraft } = sentAfter(NOTHING, 'W', '');
		expect(shown).toEqual({ origin: 'empty', text: '' });
		expect(sent).toEqual({ welcome: '' });
		expect(isDraft).toBe(true);
	});

	it.each([[NOTHING], [{ invitation: 'Hi' }]])(
		'is no change when the standard text is typed again (%j)',
		(saved) => {
			const { sent, shown, isDraft } = sentAfter(saved, '', WELCOME);
			expect(sent).toEqual({});
			expect(shown).toEqual({ origin: 'standard', text: WELCOME });
			expect(isDraft).toBe(false);
		},
	);

	it('sends the standard text instead of a stored one', () => {
		expect(sentAfter({ welcome: '', invitation: 'Hi' }, WELCOME)).toMatchObject({
			sent: { welcome: WELCOME },
			shown: { origin: 'own', text: WELCOME },
		});
	});

	it('keeps the typed text of the other fields', () => {
		const start = facts(NOTHING, PRINTED, { ...NOTHING, invitation: 'Hi' });
		const texts = parseTexts(typeText('welcome', 'Hello', start));
		expect(texts).toMatchObject({ invitation: 'Hi', welcome: 'Hello' });
	});
});
