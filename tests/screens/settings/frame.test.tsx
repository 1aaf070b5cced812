import { HttpResponse } from 'msw';
import { OtherVersion } from '@/screens/settings/frame/setting-field';
import SECURITY from '@/screens/settings/security';
import TRAFFIC from '@/screens/settings/traffic';
import WRITING from '@/screens/settings/writing';
import { BLOCKED, listenForSaves, saveElsewhere } from '#tests/state/settings/form-parts';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
const openForms = () =>
	openCards(SECURITY, ['firewall', 'brute-force'], {
		scenario: 'firewall-old-rules',
		world: { settings: { jetpack_waf_ip_list: true } },
	});

const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const firewall = () => cardOf('Firewall');
const blocked = () => firewall().getByRole('textbox', { name: 'Blocked IP addresses' });
const saveOf = (card: ReturnType<typeof within>) =>
	card.getByRole('button', { name: /^(Save settings|Saving…)/ });

describe('a module', () => {
	const COPY = 'Copy existing posts and pages into new ones';

	it('SETGEN-12 SETGEN-13 switches at once, and is saved on its own', async () => {
		const { user, events } = openCards(WRITING, 'composing');
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const toggle = screen.getByRole('switch', { name: COPY });
		const before = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
		expect(called.mock.calls).toEqual([[{ 'copy-post': !before }]]);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'copy-post', setting: 'copy-post', toggled: before ? 'off' : 'on' },
		});
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
	});

	it('SETGEN-14 disables its options while it is off, and while it is being saved', async () => {
		const { user } = openCards(TRAFFIC, 'related-posts', { world: { modules: { active: [] } } });
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const option = screen.getByRole('switch', { name: 'Highlight related content with a heading' });
		expect(option).toHaveAttribute('aria-disabled', 'true');
		await user.click(option);
		const toggle = screen.getByRole('switch', { name: 'Show related content after posts' });
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', 'true');
		expect(option).toHaveAttribute('aria-disabled', 'true');
		release();
		await waitFor(() => expect(option).not.toHaveAttribute('aria-disabled'));
		expect(called.mock.calls).toEqual([[{ 'related-posts': true }]]);
	});
});

describe('an unavailable module', () => {
	const NEEDING = {
		'/traffic': [
			...['Enable ads and display an ad below each post', 'Show related content after posts'],
			...['Customize your SEO settings', 'Generate shortened URLs for simpler sharing.'],
		],
		'/writing': ['Publish by email', 'Enable the WordPress.com toolbar'],
	};

	it.each(Object.entries(NEEDING))(
		'ROLE-23 offline, disables on %s only the switches that need a connection',
		(route, needing) => {
			open(route, { scenario: 'offline' });
			needing.forEach((name) => {
				const toggle = screen.getByRole('switch', { name });
				expect(toggle).toHaveAttribute('aria-disabled', 'true');
				expect(toggle).toHaveAccessibleDescription(/Unavailable in Offline Mode$/);
			});
			expect(document.querySelector('[role="switch"]:not([aria-disabled])')).not.toBeNull();
		},
	);
});

it("a field shows the server's reason until it is edited, and keeps the typed text", async () => {
	const { user } = openCards(TRAFFIC, 'verification', {
		world: { modules: { active: ['verification-tools'] } },
	});
	answerPost(
		'settings',
		{ code: 'rest_invalid_param', message: 'Invalid', data: { params: { bing: 'No code.' } } },
		400,
	);
	const bing = screen.getByRole('textbox', { name: 'Bing' });
	await user.type(bing, 'abc');
	await user.click(saveOf(cardOf('Site verification')));
	await waitFor(() => expect(bing).toHaveAttribute('aria-invalid', 'true'));
	expect(bing).toHaveAccessibleDescription(/^No code\./);
	expect(bing).toHaveValue('abc');
	await user.type(bing, 'd');
	expect(bing).not.toHaveAttribute('aria-invalid');
});

it('SETGEN-09 a card is disabled with all its controls if its feature is unavailable', async () => {
	const { user } = openCards(TRAFFIC, ['ads', 'sitemaps'], {
		scenario: 'offline',
		world: { modules: { active: [] } },
	});
	await user.click(cardOf('Ads').getByRole('button', { name: 'Placements, privacy and ads.txt' }));
	expect(screen.getByRole('region', { name: 'Ads' })).toHaveClass('disabled');
	const switches = cardOf('Ads').getAllByRole('switch');
	switches.forEach((one) => expect(one).toHaveAttribute('aria-disabled', 'true'));
	cardOf('Ads')
		.getAllByRole('textbox')
		.forEach((field) => expect(field).toBeDisabled());
	expect(screen.getByRole('region', { name: 'Sitemaps' })).not.toHaveClass('disabled');
});

describe('the save button of a card', () => {
	it('SETGEN-06 SETGEN-07 shows "Saving…" and is disabled while it saves', async () => {
		const { user } = openForms();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const save = saveOf(firewall());
		expect(save).toHaveAttribute('aria-disabled', 'true');
		await user.type(blocked(), 'Hi!');
		expect(save).not.toHaveAttribute('aria-disabled');
		await user.clear(blocked());
		expect(save).toHaveAttribute('aria-disabled', 'true');
		await user.type(blocked(), 'Hi');
		expect(save).toHaveTextContent('Save settings');
		await user.click(save);
		expect(save).toHaveTextContent('Saving…');
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(blocked()).toHaveAttribute('readonly');
		await user.click(save);
		release();
		await waitFor(() => expect(save).toHaveTextContent('Save settings'));
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(save).toHaveFocus();
		expect(called.mock.calls).toEqual([[{ [BLOCKED]: 'Hi' }]]);
	});

	it('SETGEN-05 saves its own card, and keeps the typed text of another', async () => {
		const { user } = openForms();
		const sent = listenForSaves();
		const bruteForce = () => cardOf('Brute force protection');
		const allowed = () =>
			bruteForce().getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(blocked(), 'Hi');
		await user.type(allowed(), 'abc');
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Hi' }]);
		expect(allowed()).toHaveValue('abc');
		expect(saveOf(bruteForce())).not.toHaveAttribute('aria-disabled');
	});
});

describe('concurrent changes', () => {
	async function collide() {
		const view = openForms();
		await view.user.type(blocked(), 'Mine');
		await saveElsewhere({ [BLOCKED]: 'Theirs' });
		await view.user.click(saveOf(firewall()));
		const group = await screen.findByRole('group', { name: 'Changed elsewhere' });
		expect(group).toHaveTextContent('Theirs');
		// The address of a list, which Arabic would show in another order.
		expect(within(group).getByText('Theirs')).toHaveAttribute('dir', 'ltr');
		expect(blocked()).toHaveValue('Mine');
		const press = (name: string) => view.user.click(within(group).getByRole('button', { name }));
		return { ...view, press };
	}

	it('keep the choice within reach if its chunk fails', async () => {
		jest.spyOn(OtherVersion, 'peek').mockReturnValue(undefined);
		jest.spyOn(OtherVersion, 'load').mockRejectedValueOnce(new Error('Offline.'));
		const { user } = openForms();
		await user.type(blocked(), 'Mine');
		await saveElsewhere({ [BLOCKED]: 'Theirs' });
		await user.click(saveOf(firewall()));
		expect(await screen.findByText(/^Couldn't load this part of the card\./)).toBeVisible();
		await user.click(firewall().getByRole('button', { name: /^Try again/ }));
		expect(await screen.findByRole('button', { name: 'Keep my version' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Use theirs' })).toBeVisible();
	});

	it('are overwritten only with "Keep my version" and another save', async () => {
		const { user, press } = await collide();
		const sent = listenForSaves();
		await press('Keep my version');
		expect(screen.queryByRole('group', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
		expect(sent).toEqual([]);
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Mine' }]);
	});

	it('replace the typed text with "Use theirs", without a request', async () => {
		const { press } = await collide();
		const sent = listenForSaves();
		await press('Use theirs');
		expect(blocked()).toHaveValue('Theirs');
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
		expect(sent).toEqual([]);
	});
});
