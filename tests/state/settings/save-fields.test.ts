import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import {
	fieldDropped,
	formFailureDismissed,
	ownKept,
	selectFieldConflict,
	selectFormFailure,
	selectHasUnsavedFields,
	selectSetting,
	selectSettingsForm,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import {
	BLOCKED,
	createForm,
	listenForSaves,
	PROMPT,
	refuseSaves,
	saveElsewhere,
} from './form-parts';

type Form = ReturnType<typeof createForm>;
const noticesOf = ({ store }: Form) => selectNotices(store.getState());
const isDirty = ({ store }: Form) => selectHasUnsavedFields(store.getState());

describe('refused save', () => {
	it('NOTICE-23 keeps the typed text, and shows the server’s reason at its field', async () => {
		const form = createForm();
		refuseSaves({
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s)',
			data: { status: 400, params: { [PROMPT]: 'Too rude.' } },
		});
		form.type(PROMPT, 'Go away');
		form.type(BLOCKED, '9.9.9.9');
		await form.save(PROMPT, BLOCKED);
		expect(form.problemOf(PROMPT)).toBe('Too rude.');
		expect(form.problemOf(BLOCKED)).toBeUndefined();
		expect(form.valueOf(PROMPT)).toBe('Go away');
		expect(isDirty(form)).toBe(true);
		form.type(PROMPT, 'Please');
		expect(form.problemOf(PROMPT)).toBeUndefined();
	});

	it('SETGEN-15 shows a reason without a field in the notice', async () => {
		const form = createForm();
		refuseSaves({ code: 'no', message: 'Not today.', data: { status: 400 } });
		form.type(PROMPT, 'Hi');
		await form.save(PROMPT);
		expect(noticesOf(form)).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Not today.') },
		]);
		expect(form.problemOf(PROMPT)).toBeUndefined();
		expect(form.valueOf(PROMPT)).toBe('Hi');
	});

	it('counts fields that the server saved anyway as saved', async () => {
		const form = createForm();
		const known = form.store.getState().settings.saved;
		refuseSaves({ code: 'some_updated', message: `${BLOCKED}: no`, data: { status: 400 } });
		server.use(http.get(`${REST}/settings`, () => HttpResponse.json({ ...known, [PROMPT]: 'Hi' })));
		form.type(PROMPT, 'Hi');
		form.type(BLOCKED, '9.9.9.9');
		await form.save(PROMPT, BLOCKED);
		expect(Object.keys(selectSettingsForm(form.store.getState()).drafts)).toEqual([BLOCKED]);
	});

	it('keeps the typed text if the network fails', async () => {
		const form = createForm();
		server.use(http.post(`${REST}/settings`, () => HttpResponse.error(), { once: true }));
		form.type(PROMPT, 'Hi');
		await expect(form.save(PROMPT)).resolves.toHaveProperty('error');
		expect(noticesOf(form)).toMatchObject([{ status: 'is-error' }]);
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(isDirty(form)).toBe(true);
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(isDirty(form)).toBe(false);
	});

	it('keeps the typed text if the session has expired, and asks to log in', async () => {
		const form = createForm();
		const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' };
		server.use(
			http.all(`${REST}/settings`, () => HttpResponse.json(stale, { status: 403 })),
			http.get('http://site.test/wp-admin/admin-ajax.php', () => new HttpResponse('0')),
		);
		form.type(PROMPT, 'Hi');
		await form.save(PROMPT);
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(isDirty(form)).toBe(true);
		expect(noticesOf(form)).toMatchObject([
			{ status: 'is-error', duration: 0, action: { label: 'Log in' } },
		]);
	});
});

describe('refusal without a field', () => {
	it('is shown at the form until it is dismissed', async () => {
		const { store, type, save } = createForm();
		const failure = () => selectFormFailure(store.getState(), [PROMPT])?.reason;
		refuseSaves({ code: 'some_updated', message: 'Not on a Sunday.' });
		type(PROMPT, 'Hello');
		await save(PROMPT);
		expect(failure()).toMatch(/^Not on a Sunday\./);
		type(PROMPT, 'Hello again');
		expect(failure()).toMatch(/^Not on a Sunday\./);
		store.dispatch(formFailureDismissed([PROMPT]));
		expect(failure()).toBeUndefined();
	});

	it('is absent if a field shows the reason', async () => {
		const { store, type, save, problemOf } = createForm();
		refuseSaves({ code: 'rest_invalid_param', message: '', data: { params: { [PROMPT]: 'No.' } } });
		type(PROMPT, 'Hello');
		await save(PROMPT);
		expect(problemOf(PROMPT)).toBe('No.');
		expect(selectFormFailure(store.getState(), [PROMPT])).toBeUndefined();
	});
});

describe('conflict with a save from elsewhere', () => {
	async function collide() {
		const form = createForm();
		form.type(PROMPT, 'Mine');
		await saveElsewhere({ [PROMPT]: 'Theirs' });
		const sent = listenForSaves();
		await form.save(PROMPT);
		return { form, sent, conflict: () => selectFieldConflict(form.store.getState(), PROMPT) };
	}

	it('is reported, and the other value is not overwritten without a choice', async () => {
		const { form, sent, conflict } = await collide();
		expect(conflict()).toBe('Theirs');
		expect(form.valueOf(PROMPT)).toBe('Mine');
		expect(noticesOf(form)).toMatchObject([
			{ text: expect.stringContaining('These settings were changed somewhere else.'), duration: 0 },
		]);
		await form.save(PROMPT);
		expect(sent).toEqual([]);
		expect(selectSetting(form.store.getState(), PROMPT)).toBe('Theirs');
	});

	it('saves the user’s own value by choice', async () => {
		const { form, sent, conflict } = await collide();
		form.store.dispatch(ownKept(PROMPT));
		expect(conflict()).toBeUndefined();
		await form.save(PROMPT);
		expect(sent).toEqual([{ [PROMPT]: 'Mine' }]);
		expect(isDirty(form)).toBe(false);
		expect(noticesOf(form).map(({ text }) => text)).toEqual(['Updated settings.']);
	});

	it('takes the other value by choice, with nothing left to save', async () => {
		const { form, sent, conflict } = await collide();
		form.store.dispatch(fieldDropped([PROMPT]));
		expect(conflict()).toBeUndefined();
		expect(form.valueOf(PROMPT)).toBe('Theirs');
		expect(isDirty(form)).toBe(false);
		expect(sent).toEqual([]);
	});

	it('does not occur for the same value or for an untouched field', async () => {
		const form = createForm();
		form.type(PROMPT, 'Hello');
		await saveElsewhere({ [PROMPT]: 'Hello', [BLOCKED]: '9.9.9.9' });
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(isDirty(form)).toBe(false);
		expect(form.valueOf(BLOCKED)).toBe('9.9.9.9');
	});

	it('ends when the other value is reverted', async () => {
		const { form, conflict } = await collide();
		await saveElsewhere({ [PROMPT]: 'Leave a Reply' });
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(conflict()).toBeUndefined();
	});

	it('still needs a choice when the user restores the original text', async () => {
		const { form, sent, conflict } = await collide();
		form.type(PROMPT, 'Leave a Reply');
		expect(conflict()).toBe('Theirs');
		expect(isDirty(form)).toBe(true);
		expect(form.valueOf(PROMPT)).toBe('Leave a Reply');
		await form.save(PROMPT);
		expect(sent).toEqual([]);
		form.store.dispatch(ownKept(PROMPT));
		await form.save(PROMPT);
		expect(sent).toEqual([{ [PROMPT]: 'Leave a Reply' }]);
	});

	it('is detected against the value before the first edit', async () => {
		const form = createForm();
		form.type(PROMPT, 'M');
		form.type(PROMPT, 'Mi');
		form.type(PROMPT, 'Leave a Reply');
		expect(isDirty(form)).toBe(false);
		form.type(PROMPT, 'Mine');
		await saveElsewhere({ [PROMPT]: 'Theirs' });
		await form.save(PROMPT);
		expect(selectFieldConflict(form.store.getState(), PROMPT)).toBe('Theirs');
	});

	it('affects its own field, not another one saved with it', async () => {
		const form = createForm();
		form.type(PROMPT, 'Mine');
		form.type(BLOCKED, '192.0.2.7');
		await saveElsewhere({ [PROMPT]: 'Theirs' });
		const sent = listenForSaves();
		await form.save(PROMPT, BLOCKED);
		expect(selectFieldConflict(form.store.getState(), BLOCKED)).toBeUndefined();
		expect(sent).toEqual([]);
		await form.save(BLOCKED);
		expect(sent).toEqual([{ [BLOCKED]: '192.0.2.7' }]);
		expect(selectFieldConflict(form.store.getState(), PROMPT)).toBe('Theirs');
		expect(form.valueOf(PROMPT)).toBe('Mine');
	});

	it('keeping one’s own value has no effect without a conflict', () => {
		const form = createForm();
		form.type(PROMPT, 'Mine');
		form.store.dispatch(ownKept(PROMPT));
		form.store.dispatch(ownKept(BLOCKED));
		expect(form.valueOf(PROMPT)).toBe('Mine');
		form.type(PROMPT, 'Leave a Reply');
		expect(isDirty(form)).toBe(false);
	});
});
