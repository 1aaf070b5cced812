import { waitFor } from '#tests/support/render';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { button, card, field, findButton, google, openVerification } from './parts';
import { selectFeatures } from '@/state/site/entitlements';
import { selectGoogleVerification } from '@/state/verification';

const EVENT = 'jetpack_site_verification_google_';
const [AUTO, MANUAL] = ['Verify with Google', 'Manually Verify'];
const TAG = '<meta name="google-site-verification" content="abc" />';

const namesOf = (events: { name: string }[]) => events.map(({ name }) => name.replace(EVENT, ''));
const noField = () =>
	expect(card().queryByRole('textbox', { name: 'Google' })).not.toBeInTheDocument();

describe('the status', () => {
	it('VERIFY-11 VERIFY-22 offers both methods once it is checked', async () => {
		openVerification(google({ token: 'abc' }));
		expect(card().getByText('Checking with Google…')).toBeVisible();
		expect(await findButton(AUTO)).toBeVisible();
		expect(button(MANUAL)).toBeVisible();
		noField();
	});

	it('VERIFY-10 VERIFY-22 shows an unlinked user the field, and requests nothing', async () => {
		// The other card asks for the features.
		const { store } = openVerification({ scenario: 'unlinked-admin' }, ['google-analytics']);
		expect(field('Google')).toBeEnabled();
		await waitFor(() => expect(selectFeatures(store.getState()).phase).toBe('ready'));
		expect(selectGoogleVerification(store.getState())).toMatchObject({
			fetching: false,
			isKnown: false,
		});
		expect(card().queryByRole('button', { name: AUTO })).not.toBeInTheDocument();
		expect(card().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
	});
});

describe('the manual method', () => {
	it('VERIFY-19 VERIFY-21 TRACK-16 TRACK-17 saves on Enter, and hides the field', async () => {
		const { user, world, events } = openVerification(google({ token: 'abc' }, 'old'));
		await user.click(await findButton(MANUAL));
		expect(field('Google')).toHaveFocus();
		await user.clear(field('Google'));
		await user.type(field('Google'), 'new{Enter}');
		await waitFor(noField);
		expect(world.settings.google).toBe('new');
		expect(button(AUTO)).toHaveFocus();
		expect(namesOf(events)).toEqual(['manual_verify_click', 'manual_verify_save']);
		expect(events[1]?.properties).toMatchObject({ is_owner: expect.any(Boolean), is_empty: false });
	});

	it('VERIFY-19 saves with its button, which is disabled until something is typed', async () => {
		const { user, world } = openVerification({ scenario: 'unlinked-admin' });
		expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
		await user.type(field('Google'), 'abc');
		await user.click(button('Save'));
		await waitFor(() => expect(field('Google')).toHaveValue(TAG));
		expect(world.settings.google).toBe('abc');
	});

	it('VERIFY-20 TRACK-16 discards the typed text on Cancel, and hides the field', async () => {
		const { user, events } = openVerification({ scenario: 'verified' });
		await user.click(await findButton('Edit'));
		const sent = listenForSaves();
		await user.type(field('Google'), 'x');
		await user.click(button('Cancel'));
		noField();
		expect(button('Edit')).toHaveFocus();
		await user.click(button('Edit'));
		expect(field('Google')).toHaveValue(
			'<meta name="google-site-verification" content="sandbox-token-of-this-site" />',
		);
		expect(sent).toEqual([]);
		expect(namesOf(events)).toEqual(['edit_click', 'cancel_click', 'edit_click']);
	});
});

it('the pop-up method reports a blocked pop-up, and offers the manual method', async () => {
	const { user } = openVerification(google({ token: 'abc' }));
	await user.click(await findButton(AUTO));
	expect(await card().findByText(/^Your browser blocked the pop-up/)).toBeVisible();
	await user.click(button(MANUAL));
	expect(field('Google')).toHaveFocus();
});
