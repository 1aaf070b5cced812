import { http, HttpResponse } from 'msw';
import { fieldDropped, selectFieldRewrite, selectHasUnsavedFields } from '@/state/settings';
import { buildWirePageData } from '#tests/support/fixtures';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { ADDRESSES, createForm, PROMPT } from './form-parts';

/** A site that stores a text in its own way. */
function storeAs(key: string, rewrite: (sent: unknown) => unknown) {
	let stored = (buildWirePageData() as { settings: Record<string, unknown> }).settings;
	let reads = 0;
	server.use(
		http.get(`${REST}/settings`, () => {
			reads++;
			return HttpResponse.json(stored);
		}),
		http.post(`${REST}/settings`, async ({ request }) => {
			const sent = (await request.json()) as Record<string, unknown>;
			stored = { ...stored, ...sent, [key]: rewrite(sent[key]) };
			return HttpResponse.json({ code: 'success', message: 'Done.' });
		}),
	);
	return { reads: () => reads };
}

const FORMATS = 'advanced_seo_title_formats';
const TEXTS = 'subscription_options';

it.each<[string, string, string, (sent: unknown) => unknown, boolean]>([
	['strips tags', PROMPT, 'Hi <b>you</b>', () => 'Hi you', true],
	['cuts a text', PROMPT, 'x'.repeat(120), (sent) => String(sent).slice(0, 100), true],
	['drops a sign', 'bing', 'ab+cd==', (sent) => String(sent).replace('+', ''), true],
	['empties a text', PROMPT, '<script>', () => '', true],
	['trims a text', PROMPT, ' Hi ', () => 'Hi', false],
	['keeps a text', PROMPT, 'Hi', (sent) => sent, false],
	['writes line ends its way', PROMPT, 'a\nb', () => 'a\r\nb\r\n', false],
	['lists them', ADDRESSES, '1.2.3.4, 5.6.7.8', () => ({ local: ['1.2.3.4', '5.6.7.8'] }), false],
	['adds what lacks', FORMATS, '{"posts":[]}', (sent) => ({ ...(sent as object), x: [] }), true],
	['strips tags from one of two', TEXTS, '{"welcome":"<b>Hi"}', () => ({ welcome: 'Hi' }), true],
	['keeps one of several texts', TEXTS, '{"welcome":"Hi"}', (sent) => sent, false],
	[
		'stores its own texts beside the one that was sent',
		TEXTS,
		'{"welcome":"Hi"}',
		(sent) => ({ invitation: 'Please confirm.', ...(sent as object) }),
		false,
	],
])('a site that %s (%s)', async (_what, key, typed, rewrite, isRewritten) => {
	const form = createForm();
	const site = storeAs(key, rewrite);
	form.type(key, typed);
	await form.save(key);
	expect(selectFieldRewrite(form.store.getState(), key)).toBe(isRewritten ? typed : undefined);
	expect(selectHasUnsavedFields(form.store.getState())).toBe(false);
	// The server compares before the save; the page reads after it.
	expect(site.reads()).toBe(1);
});

describe('notice about a rewritten text', () => {
	async function rewrite() {
		const form = createForm();
		storeAs(PROMPT, () => 'Hi');
		form.type(PROMPT, 'Hi <b>');
		await form.save(PROMPT);
		return { ...form, sent: () => selectFieldRewrite(form.store.getState(), PROMPT) };
	}

	it('ends when the field is changed', async () => {
		const form = await rewrite();
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(form.sent()).toBe('Hi <b>');
		form.type(PROMPT, 'Hi!');
		expect(form.sent()).toBeUndefined();
	});

	it('ends when the field is dropped', async () => {
		const form = await rewrite();
		form.store.dispatch(fieldDropped([PROMPT]));
		expect(form.sent()).toBeUndefined();
	});
});
