import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { SettingsScreen } from './loaded-screen';

const INTRO =
	'Share your content to social media, reaching new audiences and increasing engagement.';
const SHARE = 'Automatically share your posts to social networks';
const ACCOUNTS = /^Connect your social media accounts/;
const CONFIGURE = /^Configure your sharing buttons/;

const card = (name: string) => within(screen.getByRole('region', { name }));
const publicize = () => card('Publicize connections');
const buttons = () => card('Sharing buttons');
const open = (options: StoreOptions & { route?: string } = {}) =>
	renderScreen(<SettingsScreen />, { route: '/sharing', ...options });
const withActive = (...active: string[]) => ({ world: { modules: { active } } });

it('SETSHARE-01 SETSHARE-02 shows its sentence and its three cards', () => {
	open();
	expect(screen.getByText(INTRO)).toBeVisible();
	const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
	expect(names).toEqual(['Publicize connections', 'Sharing buttons', 'Like buttons']);
});

it('SETSHARE-02 shows its sentence to an author', () => {
	open({ scenario: 'author-view' });
	expect(screen.getByText(INTRO)).toBeVisible();
});

it('SETSHARE-01 SETSHARE-02 is titled Sharing, without its sentence, among search results', () => {
	open({ route: '/security?term=like buttons' });
	expect(screen.getByRole('heading', { level: 2, name: 'Sharing' })).toBeVisible();
	expect(screen.queryByText(INTRO)).not.toBeInTheDocument();
	expect(
		card('Like buttons').getByRole('switch', { name: 'Add Like buttons to your posts and pages' }),
	).toBeVisible();
});

it.each([
	['SETSHARE-04', 'Publicize connections', SHARE, 'publicize'],
	['SETSHARE-07', 'Sharing buttons', 'Add sharing buttons to your posts and pages', 'sharedaddy'],
	['SETSHARE-09', 'Like buttons', 'Add Like buttons to your posts and pages', 'likes'],
])('%s %s is turned on by its switch', async (_id, title, name, module) => {
	const { user, world } = open();
	await user.click(card(title).getByRole('switch', { name }));
	await waitFor(() => expect(world.modules.active).toContain(module));
});

it.each([
	['offline', 'offline', 'Unavailable in Offline Mode'],
	['without a linked account', 'unlinked-admin', 'Connect your user account first.'],
	['without an owner', 'site-only', 'Connect your user account first.'],
])('SETSHARE-05 Publicize is disabled %s, with the reason', (_title, scenario, reason) => {
	open({ scenario, ...withActive('publicize') });
	expect(publicize().getByRole('switch', { name: SHARE })).toHaveAttribute('aria-disabled', 'true');
	expect(publicize().getByRole('switch', { name: SHARE })).toHaveAccessibleDescription(
		new RegExp(reason),
	);
	expect(publicize().queryByRole('link', { name: ACCOUNTS })).not.toBeInTheDocument();
});

it('SETSHARE-05 offers to connect', () => {
	open({ scenario: 'unlinked-admin' });
	expect(publicize().getByRole('link', { name: /^Connect/ })).toHaveAttribute(
		'href',
		'#/connect-user',
	);
	expect(publicize().getByText(/Posts are shared through your own account/)).toBeVisible();
});

it('SETSHARE-06 SETGEN-10 links to the accounts while it is on', async () => {
	const { user } = open(withActive());
	expect(publicize().queryByRole('link')).not.toBeInTheDocument();
	await user.click(publicize().getByRole('switch', { name: SHARE }));
	const link = publicize().getByRole('link', { name: ACCOUNTS });
	expect(link).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=calypso-marketing-connections&site=site.test',
	);
	expect(link).toHaveAttribute('target', '_blank');
});

it.each([
	['offline', 'offline'],
	['without a linked account', 'unlinked-admin'],
])(
	'SETSHARE-08 SETGEN-10 links to the configuration of the buttons in wp-admin %s',
	(_title, scenario) => {
		open({ scenario, ...withActive('sharedaddy') });
		const link = buttons().getByRole('link', { name: CONFIGURE });
		expect(link).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/options-general.php?page=sharing',
		);
		expect(link).not.toHaveAttribute('target');
	},
);

it('SETSHARE-08 SETGEN-10 otherwise links to the configuration of the buttons at the provider', () => {
	open(withActive('sharedaddy'));
	const link = buttons().getByRole('link', { name: CONFIGURE });
	expect(link).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=calypso-marketing-sharing-buttons&site=site.test',
	);
	expect(link).toHaveAttribute('target', '_blank');
});

it('says that an administrator forces likes on', () => {
	open({ world: { modules: { override: { likes: 'active' } } } });
	const toggle = card('Like buttons').getByRole('switch', { name: /^Add Like buttons/ });
	expect(toggle).toHaveAccessibleDescription(
		'Like buttons has been enabled by a site administrator.',
	);
});

describe('users who are not managers', () => {
	it('SETSHARE-03 ROLE-02 shows an author the state of Publicize and its link, without a switch', () => {
		open({ scenario: 'author-view' });
		const names = screen
			.getAllByRole('heading', { level: 2 })
			.map(({ textContent }) => textContent);
		expect(names).toEqual(['Publicize connections']);
		expect(publicize().getByText(SHARE)).toBeVisible();
		expect(publicize().getByText('Active')).toBeVisible();
		expect(publicize().getByText('Share new posts on your social networks.')).toBeVisible();
		expect(publicize().getByRole('link', { name: ACCOUNTS })).toBeVisible();
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
	});

	it.each([
		['for an author while it is off', 'author-view', []],
		['for a subscriber', 'subscriber-view', ['publicize']],
	])('SETSHARE-03 has no card %s', (_title, scenario, active) => {
		open({ scenario, ...withActive(...active) });
		expect(screen.queryByRole('region')).not.toBeInTheDocument();
	});
});
