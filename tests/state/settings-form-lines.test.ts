import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { selectNotices } from '@/state/notices';
import { selectSetting } from '@/state/settings';
import { describeOddLines } from '@/domain/settings-cards/add-address';
import { formFailureDismissed, holdBack, selectFormFailure } from '@/state/settings-form';
import { ADDRESSES, createForm, listenForSaves, PROMPT, refuseSaves } from './settings-form-parts';

describe('lines that the server drops without a word', () => {
	it('stay in the field with the reason, and nothing of it is called a success', async () => {
		const { store, type, save, problemOf, valueOf } = createForm();
		const known = store.getState().settings.saved;
		const kept = { ...known, [ADDRESSES]: { local: ['1.2.3.4'] } };
		const sent = listenForSaves();
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.json(kept)),
		);
		type(ADDRESSES, '1.2.3.4\n5.6.7.8');
		const said = new Set<string>();
		store.subscribe(() => selectNotices(store.getState()).forEach((one) => said.add(one.status)));
		await save(ADDRESSES);
		expect(problemOf(ADDRESSES)).toBe("The site didn't keep these lines: 5.6.7.8");
		expect(valueOf(ADDRESSES)).toBe('1.2.3.4\n5.6.7.8');
		expect([...said]).toEqual(['is-info', 'is-error']);
		// What was kept beside them is nobody else's change.
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

holdBack(ADDRESSES, describeOddLines);

describe('a form with a line of which the server would lose the list', () => {
	it('is not sent, says which line, and nothing else', async () => {
		const { store, type, save, valueOf, problemOf } = createForm();
		const sent = listenForSaves();
		type(ADDRESSES, '1.2.3.4\nnonsense');
		type(PROMPT, 'Hello');
		await save(ADDRESSES, PROMPT);
		expect(sent).toEqual([]);
		const reason = expect.stringMatching(/^Line 2 \(nonsense\) isn't an IP address/);
		expect(problemOf(ADDRESSES)).toEqual(reason);
		expect(valueOf(PROMPT)).toBe('Hello');
		expect(selectNotices(store.getState())).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('Line 2 (nonsense)') },
		]);
		type(ADDRESSES, '1.2.3.4');
		expect(problemOf(ADDRESSES)).toBeUndefined();
		await save(ADDRESSES, PROMPT);
		expect(store.getState().settingsForm).toMatchObject({ drafts: {}, conflicts: {} });
		expect(selectSetting(store.getState(), ADDRESSES)).toMatchObject({ local: ['1.2.3.4'] });
	});
});

describe('a refusal that names no field', () => {
	it('stands at the form until it is dismissed, or saved', async () => {
		const { store, type, save } = createForm();
		const failure = () => selectFormFailure(store.getState(), [PROMPT]);
		refuseSaves({ code: 'some_updated', message: 'Not on a Sunday.' });
		type(PROMPT, 'Hello');
		await save(PROMPT);
		expect(failure()).toMatch(/^Not on a Sunday\./);
		type(PROMPT, 'Hello again');
		expect(failure()).toMatch(/^Not on a Sunday\./);
		store.dispatch(formFailureDismissed([PROMPT]));
		expect(failure()).toBeUndefined();
	});

	it('does not stand where a field says it', async () => {
		const { store, type, save, problemOf } = createForm();
		refuseSaves({ code: 'rest_invalid_param', message: '', data: { params: { [PROMPT]: 'No.' } } });
		type(PROMPT, 'Hello');
		await save(PROMPT);
		expect(problemOf(PROMPT)).toBe('No.');
		expect(selectFormFailure(store.getState(), [PROMPT])).toBeUndefined();
	});
});
