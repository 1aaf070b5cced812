import { selectNotices } from '@/state/notices';
import { selectSetting } from '@/state/settings';
import {
	fieldDropped,
	ownKept,
	selectFieldConflict,
	selectHasUnsavedFields,
} from '@/state/settings-form';
import { BLOCKED, createForm, listenForSaves, PROMPT, saveElsewhere } from './settings-form-parts';

type Form = ReturnType<typeof createForm>;

const noticesOf = ({ store }: Form) => selectNotices(store.getState());
const isDirty = ({ store }: Form) => selectHasUnsavedFields(store.getState());

describe('what somebody else has saved meanwhile', () => {
	async function collide() {
		const form = createForm();
		form.type(PROMPT, 'Mine');
		await saveElsewhere({ [PROMPT]: 'Theirs' });
		const sent = listenForSaves();
		await form.save(PROMPT);
		return {
			...form,
			form,
			sent,
			conflict: () => selectFieldConflict(form.store.getState(), PROMPT),
		};
	}

	it('is told, and never overwritten unasked', async () => {
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

	it('gives way to one’s own by choice', async () => {
		const { form, sent, conflict } = await collide();
		form.store.dispatch(ownKept(PROMPT));
		expect(conflict()).toBeUndefined();
		await form.save(PROMPT);
		expect(sent).toEqual([{ [PROMPT]: 'Mine' }]);
		expect(isDirty(form)).toBe(false);
		expect(noticesOf(form).map(({ text }) => text)).toEqual(['Updated settings.']);
	});

	it('is taken by choice, with nothing left to save', async () => {
		const { form, sent, conflict } = await collide();
		form.store.dispatch(fieldDropped([PROMPT]));
		expect(conflict()).toBeUndefined();
		expect(form.valueOf(PROMPT)).toBe('Theirs');
		expect(isDirty(form)).toBe(false);
		expect(sent).toEqual([]);
	});

	it('is no conflict where it is the same, or where it was not typed in', async () => {
		const form = createForm();
		form.type(PROMPT, 'Hello');
		await saveElsewhere({ [PROMPT]: 'Hello', [BLOCKED]: '9.9.9.9' });
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(isDirty(form)).toBe(false);
		expect(form.valueOf(BLOCKED)).toBe('9.9.9.9');
	});

	it('is forgotten when it has been taken back', async () => {
		const { form, conflict } = await collide();
		await saveElsewhere({ [PROMPT]: 'Leave a Reply' });
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(conflict()).toBeUndefined();
	});

	it('still asks for a choice when the field is back at what it was before', async () => {
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

	it('is measured by what was there when the typing began, not by the last letter', async () => {
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

	it('concerns its own field, not another that is saved with it', async () => {
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

	it('keeps nothing of one’s own where there is no conflict', () => {
		const form = createForm();
		form.type(PROMPT, 'Mine');
		form.store.dispatch(ownKept(PROMPT));
		form.store.dispatch(ownKept(BLOCKED));
		expect(form.valueOf(PROMPT)).toBe('Mine');
		form.type(PROMPT, 'Leave a Reply');
		expect(isDirty(form)).toBe(false);
	});
});
