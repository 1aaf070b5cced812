import { HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';
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

it('VERIFY-09 has nothing to save when the field shows the saved tag again', async () => {
	const { user } = openVerification({ world: { settings: { bing: 'abc' } } });
	expect(field('Bing')).toHaveValue(TAG);
	paste('Bing', `${TAG}x`);
	expect(field('Bing')).toHaveValue(`${TAG}x`);
	expect(button('Save settings Site verification')).not.toHaveAttribute('aria-disabled');
	paste('Bing', TAG);
	expect(button('Save settings Site verification')).toHaveAttribute('aria-disabled', 'true');
	await user.clear(field('Bing'));
	expect(field('Bing')).toHaveValue('');
	expect(button('Save settings Site verification')).not.toHaveAttribute('aria-disabled');
});

it("VERIFY-08 keeps other text unchanged, with the server's reason", async () => {
	const SCRIPT = '<script>window.wasRun = true</script>';
	const { user, container } = openVerification({ world: { settings: { facebook: SCRIPT } } });
	expect(field('Facebook')).toHaveValue(SCRIPT);
	paste('Pinterest', SCRIPT);
	answerPost(
		'settings',
		{
			code: 'rest_invalid_param',
			message: 'No',
			data: { params: { pinterest: `Not ${SCRIPT}this.` } },
		},
		400,
	);
	await user.click(button('Save settings Site verification'));
	await waitFor(() => expect(field('Pinterest')).toHaveAttribute('aria-invalid', 'true'));
	expect(field('Pinterest')).toHaveValue(SCRIPT);
	expect(screen.getByText('Not this.')).toBeVisible();
	expect(container.querySelector('script')).toBeNull();
	expect(window).not.toHaveProperty('wasRun');
});
