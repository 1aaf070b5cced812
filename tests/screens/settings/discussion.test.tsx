import DISCUSSION from '@/screens/settings/discussion';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { openCards } from './parts';

describe('texts for subscribers', () => {
	const STANDARD = /^Good to have you here/;

	async function openTexts(settings: object = {}, options: StoreOptions = {}) {
		const { user } = openCards(DISCUSSION, 'newsletter', {
			scenario: 'jetpack-16',
			world: { settings: { ...settings } },
			...options,
		});
		const newsletter = within(screen.getByRole('region', { name: 'Newsletter' }));
		await user.click(newsletter.getByRole('button', { name: 'Texts for subscribers' }));
		const welcome = await newsletter.findByRole<HTMLTextAreaElement>('textbox', {
			name: 'Welcome email',
		});
		const save = () => user.click(newsletter.getByRole('button', { name: /^Save settings/ }));
		return { user, newsletter, welcome, save };
	}

	it('sends only the changed standard text, and shows without a message what the site stored', async () => {
		const { user, newsletter, welcome, save } = await openTexts();
		await user.clear(welcome);
		expect(welcome).toHaveValue('');
		await user.type(welcome, 'Hello');
		expect(welcome).toHaveAccessibleDescription('Sent once a subscription is confirmed.');
		const sent = listenForSaves();
		await save();
		await waitFor(() => expect(sent).toEqual([{ subscription_options: { welcome: 'Hello' } }]));
		await waitFor(() =>
			expect(newsletter.getByRole('button', { name: /^Save settings/ })).toHaveAttribute(
				'aria-disabled',
				'true',
			),
		);
		expect(newsletter.queryByRole('group', { name: 'Saved differently' })).toBeNull();
		const invitation = newsletter.getByRole<HTMLTextAreaElement>('textbox', {
			name: 'Email that asks to confirm a subscription',
		});
		expect(invitation.value).toMatch(/^Hi! Someone subscribed/);
		expect(invitation).toHaveAccessibleDescription('Sent to everyone who types in an address.');
	});

	it('says of a text that was wiped that the standard one is not used, and puts it back', async () => {
		const { user, newsletter, welcome, save } = await openTexts({
			subscription_options: { welcome: '', invitation: 'Please' },
		});
		const sent = answerPost('settings', { code: 'success' });
		expect(welcome).toHaveValue('');
		expect(welcome).toHaveAccessibleDescription(
			"Sent once a subscription is confirmed. This text is empty, so your site's standard text isn't used.",
		);
		await user.click(
			newsletter.getByRole('button', { name: 'Use the standard text: Welcome email' }),
		);
		expect(welcome.value).toMatch(STANDARD);
		expect(welcome).toHaveFocus();
		await save();
		await waitFor(() =>
			expect(sent).toEqual([
				{ subscription_options: { welcome: expect.stringMatching(STANDARD) as string } },
			]),
		);
	});
});
