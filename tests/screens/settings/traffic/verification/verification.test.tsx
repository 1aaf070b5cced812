import { HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { button, card, field, findField, openVerification, paste } from './parts';

const SERVICES = ['Google', 'Bing', 'Pinterest', 'Yandex', 'Facebook'];
const TAG = '<meta name="msvalidate.01" content="abc" />';
const SWITCH = 'Verify site ownership with third party services';

it('VERIFY-01 VERIFY-02 shows its switch, and five fields in their order', async () => {
	openVerification();
	await findField('Google');
	expect(card().getByRole('switch', { name: SWITCH })).toBeChecked();
	expect(card().getAllByRole('textbox')).toEqual(SERVICES.map(field));
});

it('VERIFY-03 collapses and disables its fields while it is off', async () => {
	const { user } = openVerification();
	await findField('Google');
	await user.click(card().getByRole('switch', { name: SWITCH }));
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	await user.click(button('Verification codes'));
	SERVICES.forEach((name) => expect(field(name)).toBeDisabled());
	await waitFor(() => expect(card().getByRole('switch', { name: SWITCH })).not.toBeChecked());
	SERVICES.forEach((name) => expect(field(name)).toBeDisabled());
});

it('VERIFY-03 disables only the field that is being saved', async () => {
	const { user } = openVerification();
	await findField('Google');
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.type(field('Yandex'), 'abc');
	await user.click(button('Save settings Site verification'));
	await waitFor(() => expect(called).toHaveBeenCalledWith({ yandex: 'abc' }));
	expect(field('Yandex')).toBeDisabled();
	expect(field('Bing')).toBeEnabled();
	expect(button('Saving… Site verification')).toHaveFocus();
	release();
	await waitFor(() => expect(field('Yandex')).toBeEnabled());
});

it.each([
	['abc', 'a bare code'],
	[TAG, 'a tag'],
	['<META NAME=other content=abc>', 'another tag'],
])('VERIFY-06 VERIFY-07 VERIFY-09 saves %s, and shows it as a tag: %s', async (typed) => {
	const { user, world } = openVerification();
	paste('Bing', typed);
	expect(field('Bing')).toHaveValue(typed);
	await user.click(button('Save settings Site verification'));
	await waitFor(() => expect(field('Bing')).toHaveValue(TAG));
	expect(world.settings.bing).toBe('abc');
	expect(button('Save settings Site verification')).toHaveAttribute('aria-disabled', 'true');
});
