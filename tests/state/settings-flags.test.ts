import { createForm, listenForSaves } from './settings-form-parts';

it('WRITING-22 a flag of a form is sent as what it is', async () => {
	const { type, save, valueOf, store } = createForm();
	const sent = listenForSaves();
	expect(valueOf('infinite-scroll')).toBe('0');
	type('infinite-scroll', '1');
	await save('infinite-scroll', 'infinite_scroll');
	expect(sent).toEqual([{ 'infinite-scroll': true }]);
	expect(valueOf('infinite-scroll')).toBe('1');
	expect(store.getState().settingsForm.drafts).toEqual({});
});
