import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { selectSetting } from '@/state/settings';
import { ADDRESSES, createForm, listenForSaves } from './settings-form-parts';

describe('lines that the server drops without a word', () => {
	it('stay in the field with the reason, and the rest counts as saved', async () => {
		const { store, type, save, valueOf, problemOf } = createForm();
		type(ADDRESSES, '1.2.3.4\nnonsense');
		await save(ADDRESSES);
		expect(valueOf(ADDRESSES)).toBe('1.2.3.4\nnonsense');
		expect(problemOf(ADDRESSES)).toBe("The site didn't keep these lines: 1.2.3.4, nonsense");
		type(ADDRESSES, '1.2.3.4');
		expect(problemOf(ADDRESSES)).toBeUndefined();
		await save(ADDRESSES);
		expect(store.getState().settingsForm).toMatchObject({ drafts: {}, conflicts: {} });
		expect(selectSetting(store.getState(), ADDRESSES)).toMatchObject({ local: ['1.2.3.4'] });
	});

	it('are told alone, and what was kept beside them is nobody else’s change', async () => {
		const { store, type, save, problemOf } = createForm();
		const known = store.getState().settings.saved;
		const kept = { ...known, [ADDRESSES]: { local: ['1.2.3.4'] } };
		const sent = listenForSaves();
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.json(kept)),
		);
		type(ADDRESSES, '1.2.3.4\nnonsense');
		await save(ADDRESSES);
		expect(problemOf(ADDRESSES)).toBe("The site didn't keep these lines: nonsense");
		await save(ADDRESSES);
		expect(store.getState().settingsForm.conflicts).toEqual({});
		expect(sent).toHaveLength(2);
	});

	it('are none where the list could not be read anew', async () => {
		const { type, save, problemOf, store, valueOf } = createForm();
		const known = store.getState().settings.saved;
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.error()),
		);
		type(ADDRESSES, '1.2.3.4');
		await save(ADDRESSES);
		expect(problemOf(ADDRESSES)).toBeUndefined();
		expect(valueOf(ADDRESSES)).toBe('1.2.3.4');
	});

	it('are not the two ends of a range, however it is written', async () => {
		const { type, save, problemOf, valueOf } = createForm();
		type(ADDRESSES, '1.2.3.4-1.2.3.9');
		await save(ADDRESSES);
		expect(problemOf(ADDRESSES)).toBeUndefined();
		expect(valueOf(ADDRESSES)).toMatch(/^1\.2\.3\.4 ?- ?1\.2\.3\.9$/);
	});
});
