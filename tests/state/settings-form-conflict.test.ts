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
});
