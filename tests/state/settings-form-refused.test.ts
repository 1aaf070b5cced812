import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { selectNotices } from '@/state/notices';
import { selectHasUnsavedFields } from '@/state/settings-form';
import { BLOCKED, createForm, PROMPT, refuseSaves } from './settings-form-parts';

type Form = ReturnType<typeof createForm>;

const noticesOf = ({ store }: Form) => selectNotices(store.getState());
const isDirty = ({ store }: Form) => selectHasUnsavedFields(store.getState());

describe('a refused save', () => {
	it('NOTICE-23 keeps what was typed, with the server’s reason at the field that it names', async () => {
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

	it('SETGEN-15 says in the notice what names no field', async () => {
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

	it('counts as saved what the server kept in spite of it', async () => {
		const form = createForm();
		const known = form.store.getState().settings.saved;
		refuseSaves({ code: 'some_updated', message: `${BLOCKED}: no`, data: { status: 400 } });
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.json({ ...known, [PROMPT]: 'Hi' })),
		);
		form.type(PROMPT, 'Hi');
		form.type(BLOCKED, '9.9.9.9');
		await form.save(PROMPT, BLOCKED);
		expect(Object.keys(form.store.getState().settingsForm.drafts)).toEqual([BLOCKED]);
	});

	it.each([
		['before anything is sent', http.get],
		['on the way', http.post],
	])('keeps what was typed where the network is lost %s', async (_when, method) => {
		const form = createForm();
		server.use(method(`${REST}/settings`, () => HttpResponse.error(), { once: true }));
		form.type(PROMPT, 'Hi');
		await expect(form.save(PROMPT)).resolves.toHaveProperty('error');
		expect(noticesOf(form)).toMatchObject([{ status: 'is-error' }]);
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(isDirty(form)).toBe(true);
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(isDirty(form)).toBe(false);
	});

	it('keeps what was typed where the session is over, and asks to log in', async () => {
		const form = createForm();
		const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' };
		server.use(
			http.all(`${REST}/settings`, () => HttpResponse.json(stale, { status: 403 })),
			http.get('http://site.test/wp-admin/admin-ajax.php', () => new HttpResponse('<html>Log in')),
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
