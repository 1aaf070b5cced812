import { buildWirePageData } from '#tests/support/fixtures';
import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import {
	selectAreFieldsDirty,
	selectHasUnsavedFields,
	selectIsFieldSaving,
	selectSetting,
	selectSettingsForm,
} from '@/state/settings';
import {
	compared,
	ownKept,
	settled,
	settingsFormReducer as reduce,
	typed,
} from '@/state/settings/form';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { hold } from '#tests/support/wire';
import { ADDRESSES, BLOCKED, createForm, listenForSaves, PROMPT, refuseSaves } from './form-parts';

const START = 'Leave a Reply';

it('SETGEN-05 typing sets the unsaved flag, and clears it when the saved text is restored', () => {
	const { store, type, valueOf } = createForm();
	expect(valueOf(PROMPT)).toBe(START);
	type(PROMPT, 'Hi');
	expect(valueOf(PROMPT)).toBe('Hi');
	expect(selectHasUnsavedFields(store.getState())).toBe(true);
	expect(selectSetting(store.getState(), PROMPT)).toBe(START);
	type(PROMPT, START);
	expect(selectHasUnsavedFields(store.getState())).toBe(false);
});

describe('saving', () => {
	it('SETGEN-05 shows progress, then clears the flag', async () => {
		const { store, type, save, valueOf } = createForm();
		type(PROMPT, 'Hi');
		const saving = save(PROMPT);
		expect(selectIsFieldSaving(store.getState(), PROMPT)).toBe(true);
		expect(selectHasUnsavedFields(store.getState())).toBe(true);
		await expect(saving).resolves.toMatchObject({ data: { [PROMPT]: 'Hi' } });
		expect(selectIsFieldSaving(store.getState(), PROMPT)).toBe(false);
		expect(selectHasUnsavedFields(store.getState())).toBe(false);
		expect(valueOf(PROMPT)).toBe('Hi');
	});

	it('saves one card, and keeps the typed text of another', async () => {
		const { store, type, save, valueOf } = createForm();
		const sent = listenForSaves();
		type(PROMPT, 'Hi');
		type(BLOCKED, '9.9.9.9');
		await save(PROMPT, 'jetpack_comment_form_color_scheme');
		expect(sent).toEqual([{ [PROMPT]: 'Hi' }]);
		expect(selectAreFieldsDirty(store.getState(), [PROMPT])).toBe(false);
		expect(selectAreFieldsDirty(store.getState(), [BLOCKED])).toBe(true);
		expect(valueOf(BLOCKED)).toBe('9.9.9.9');
	});

	it('saves once if its button is pressed twice', async () => {
		const { type, save } = createForm();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		type(PROMPT, 'Hi');
		const first = save(PROMPT);
		await expect(save(PROMPT)).resolves.toMatchObject({ error: { code: 'busy' } });
		release();
		await first;
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('sends nothing without changes', async () => {
		const { save, store } = createForm();
		const sent = listenForSaves();
		await save(PROMPT);
		expect(sent).toEqual([]);
		expect(selectNotices(store.getState())).toEqual([]);
	});

	it('keeps text typed during the save', async () => {
		const { store, type, save, valueOf } = createForm();
		type(PROMPT, 'Hi');
		const saving = save(PROMPT);
		type(PROMPT, 'Hi there');
		await saving;
		expect(valueOf(PROMPT)).toBe('Hi there');
		expect(selectSetting(store.getState(), PROMPT)).toBe('Hi');
		expect(selectHasUnsavedFields(store.getState())).toBe(true);
		await save(PROMPT);
		expect(selectSetting(store.getState(), PROMPT)).toBe('Hi there');
		expect(selectHasUnsavedFields(store.getState())).toBe(false);
	});

	it('shows the text as the server saved it', async () => {
		const { type, save, valueOf, store } = createForm();
		const known = store.getState().settings.saved;
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json({ code: 'success' })),
			http.get(`${REST}/settings`, () => HttpResponse.json({ ...known, [PROMPT]: 'Hi' })),
		);
		type(PROMPT, '<b>Hi</b>');
		await save(PROMPT);
		expect(valueOf(PROMPT)).toBe('Hi');
	});
});

it('a draft dropped during its save gets no error afterwards', async () => {
	const { type, save, problemOf, store } = createForm();
	refuseSaves({ code: 'rest_invalid_param', message: '', data: { params: { [PROMPT]: 'No.' } } });
	type(PROMPT, 'Hi');
	const saving = save(PROMPT);
	store.dispatch({ type: 'settings-form/allDropped' });
	await saving;
	expect(problemOf(PROMPT)).toBeUndefined();
});

it('WRITING-22 a flag in a form is sent as a boolean', async () => {
	const { type, save, valueOf, store } = createForm();
	const sent = listenForSaves();
	expect(valueOf('infinite-scroll')).toBe('0');
	type('infinite-scroll', '1');
	await save('infinite-scroll', 'infinite_scroll');
	expect(sent).toEqual([{ 'infinite-scroll': true }]);
	expect(valueOf('infinite-scroll')).toBe('1');
	expect(selectSettingsForm(store.getState()).drafts).toEqual({});
});

describe('slice', () => {
	const TYPED = reduce(undefined, typed({ key: 'a', value: 'Mine', saved: 'Old' }));
	const COLLIDED = reduce(TYPED, compared({ keys: ['a'], conflicts: { a: 'Theirs' } }));

	it('a conflict ends when the next comparison of its field finds none', () => {
		expect(reduce(COLLIDED, compared({ keys: ['b'], conflicts: {} })).conflicts).toEqual({
			a: 'Theirs',
		});
		expect(reduce(COLLIDED, compared({ keys: ['a'], conflicts: {} })).conflicts).toEqual({});
	});

	it('a conflict ends with a save of its field although the user has typed more', () => {
		const state = reduce(COLLIDED, settled({ key: 'a', sent: 'Before', kept: 'Before' }));
		expect(state.conflicts).toEqual({});
		expect(state.drafts).toEqual({ a: { value: 'Mine', base: 'Before' } });
	});

	it('keeping one’s own value rebases a draft only during a conflict', () => {
		expect(reduce(TYPED, ownKept('a'))).toEqual(TYPED);
		expect(reduce(COLLIDED, ownKept('a')).drafts).toEqual({ a: { value: 'Mine', base: 'Theirs' } });
	});
});

describe('address list', () => {
	describe('lines that the server drops silently', () => {
		it('stay in the field with the reason, and no success is shown', async () => {
			const { store, type, save, problemOf, valueOf } = createForm();
			const { settings: known } = buildWirePageData() as { settings: object };
			const kept = { ...known, [ADDRESSES]: { local: ['1.2.3.4'] } };
			const sent = listenForSaves();
			server.use(http.get(`${REST}/settings`, () => HttpResponse.json(kept)));
			type(ADDRESSES, '1.2.3.4\n5.6.7.8');
			const said = new Set<string>();
			store.subscribe(() => selectNotices(store.getState()).forEach((one) => said.add(one.status)));
			await save(ADDRESSES);
			expect(problemOf(ADDRESSES)).toBe("The site didn't keep these lines: 5.6.7.8");
			expect(valueOf(ADDRESSES)).toBe('1.2.3.4\n5.6.7.8');
			expect([...said]).toEqual(['is-info', 'is-error']);
			// The lines that the server kept are not a conflict.
			await save(ADDRESSES);
			expect(selectSettingsForm(store.getState()).conflicts).toEqual({});
			expect(sent).toHaveLength(2);
		});

		it('are not reported if the list could not be reloaded', async () => {
			const { type, save, problemOf, valueOf } = createForm();
			server.use(http.get(`${REST}/settings`, () => HttpResponse.error()));
			type(ADDRESSES, '1.2.3.4');
			await save(ADDRESSES);
			expect(problemOf(ADDRESSES)).toBeUndefined();
			expect(valueOf(ADDRESSES)).toBe('1.2.3.4');
		});

		it('do not include a range written without spaces', async () => {
			const { type, save, problemOf, valueOf } = createForm();
			type(ADDRESSES, '1.2.3.4-1.2.3.9');
			await save(ADDRESSES);
			expect(problemOf(ADDRESSES)).toBeUndefined();
			expect(valueOf(ADDRESSES)).toMatch(/^1\.2\.3\.4 ?- ?1\.2\.3\.9$/);
		});
	});

	it('SETSEC-33 a form with a line that the site may refuse is sent all the same, and the answer decides', async () => {
		const { store, type, save, valueOf, problemOf } = createForm();
		const sent = listenForSaves();
		type(ADDRESSES, '1.2.3.4; 10.0.0.0/8');
		type(PROMPT, 'Hello');
		await save(ADDRESSES, PROMPT);
		expect(sent).toEqual([{ [ADDRESSES]: '1.2.3.4\n10.0.0.0/8', [PROMPT]: 'Hello' }]);
		// This site discards the whole list.
		expect(problemOf(ADDRESSES)).toBe("The site didn't keep these lines: 1.2.3.4, 10.0.0.0/8");
		expect(valueOf(ADDRESSES)).toBe('1.2.3.4; 10.0.0.0/8');
		type(ADDRESSES, '1.2.3.4');
		expect(problemOf(ADDRESSES)).toBeUndefined();
		await save(ADDRESSES, PROMPT);
		expect(selectSettingsForm(store.getState())).toMatchObject({ drafts: {}, conflicts: {} });
		expect(selectSetting(store.getState(), ADDRESSES)).toMatchObject({ local: ['1.2.3.4'] });
	});

	it('a form with a text that can not be meant is not sent until the text is replaced', async () => {
		const { store, type, save, valueOf, problemOf } = createForm();
		const sent = listenForSaves();
		type('google', '<meta name="msvalidate.01" content="abc">');
		type(PROMPT, 'Hello');
		await save('google', PROMPT);
		expect(sent).toEqual([]);
		expect(problemOf('google')).toMatch(/^This is a tag from Bing, not from Google\./);
		expect(valueOf(PROMPT)).toBe('Hello');
		expect(selectNotices(store.getState())).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('a tag from Bing') },
		]);
		type('google', 'abc');
		expect(problemOf('google')).toBeUndefined();
		await save('google', PROMPT);
		expect(sent).toEqual([{ google: 'abc', [PROMPT]: 'Hello' }]);
	});
});
