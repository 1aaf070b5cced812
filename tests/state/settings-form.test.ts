import { http, HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { selectNotices } from '@/state/notices';
import { selectSetting } from '@/state/settings';
import {
	selectAreFieldsDirty,
	selectHasUnsavedFields,
	selectIsFieldSaving,
} from '@/state/settings-form';
import { BLOCKED, createForm, listenForSaves, PROMPT, refuseSaves } from './settings-form-parts';

const START = 'Leave a Reply';

describe('typing', () => {
	it('SETGEN-05 sets the unsaved flag, and back at what is saved clears it', () => {
		const { store, type, valueOf } = createForm();
		expect(valueOf(PROMPT)).toBe(START);
		type(PROMPT, 'Hi');
		expect(valueOf(PROMPT)).toBe('Hi');
		expect(selectHasUnsavedFields(store.getState())).toBe(true);
		expect(selectSetting(store.getState(), PROMPT)).toBe(START);
		type(PROMPT, START);
		expect(selectHasUnsavedFields(store.getState())).toBe(false);
	});
});

describe('saving', () => {
	it('SETGEN-05 goes in progress, then clears the flag', async () => {
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

	it('sends one card, and leaves another as it was typed', async () => {
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

	it('sends once, however often its button is pressed', async () => {
		const { type, save } = createForm();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		type(PROMPT, 'Hi');
		const first = save(PROMPT);
		await expect(save(PROMPT)).resolves.toMatchObject({ error: { code: 'busy' } });
		release();
		await first;
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('asks for nothing where nothing was typed', async () => {
		const { save, store } = createForm();
		const sent = listenForSaves();
		await save(PROMPT);
		expect(sent).toEqual([]);
		expect(selectNotices(store.getState())).toEqual([]);
	});

	it('keeps what was typed on meanwhile, over what was saved', async () => {
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

	it('shows what the server has made of the text', async () => {
		const { type, save, valueOf, store } = createForm();
		const known = store.getState().settings.saved;
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json({ code: 'success' })),
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.json({ ...known, [PROMPT]: 'Hi' })),
		);
		type(PROMPT, '<b>Hi</b>');
		await save(PROMPT);
		expect(valueOf(PROMPT)).toBe('Hi');
	});
});

it('what was dropped while it was saved gets no reason afterwards', async () => {
	const { type, save, problemOf, store } = createForm();
	refuseSaves({
		code: 'rest_invalid_param',
		message: 'No.',
		data: { params: { [PROMPT]: 'No.' } },
	});
	type(PROMPT, 'Hi');
	const saving = save(PROMPT);
	store.dispatch({ type: 'settings-form/allDropped' });
	await saving;
	expect(problemOf(PROMPT)).toBeUndefined();
});
