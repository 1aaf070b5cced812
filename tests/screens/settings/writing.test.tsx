import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { cardOf, openWriting, overriding, titles, toggleOf } from './writing-parts';

const INTRO = 'Compose content the way you want to and streamline your publishing experience.';
const NO_TOOLS =
	'Writing tools available to you will be shown here when an administrator enables them.';
const TOOLBAR = 'WordPress.com toolbar';
const CARDS = [
	'Media',
	'Composing',
	'Custom content types',
	'Theme enhancements',
	'Widgets',
	'Post by email',
	TOOLBAR,
];

it('WRITING-02 WRITING-03 has its sentence and its cards', () => {
	openWriting();
	expect(screen.getByText(INTRO)).toBeVisible();
	expect(titles()).toEqual(CARDS);
});

it('WRITING-01 WRITING-02 is called by its name among what a search has found', () => {
	renderScreen(<SettingsScreen />, { route: '/security?term=latex' });
	expect(screen.getByRole('heading', { name: 'Writing' })).toBeVisible();
	expect(screen.queryByText(INTRO)).not.toBeInTheDocument();
	expect(toggleOf('Write math formulas in LaTeX')).toBeVisible();
});

it.each([
	['by the host', { world: { site: { isAtomicSite: true } } }],
	['by site code', overriding('masterbar', 'active')],
])('WRITING-07 has no card for a toolbar that is kept on %s', (_who, options) => {
	openWriting(options);
	expect(titles()).toEqual(CARDS.filter((title) => title !== TOOLBAR));
});

it('WRITING-30 WRITING-31 the toolbar needs an account', () => {
	const { unmount } = openWriting();
	expect(toggleOf('Enable the WordPress.com toolbar')).not.toHaveAttribute('aria-disabled');
	unmount();
	openWriting({ scenario: 'unlinked-admin' });
	expect(toggleOf('Enable the WordPress.com toolbar')).toHaveAttribute('aria-disabled', 'true');
	expect(cardOf(TOOLBAR).getByText('Connect to enable the WordPress.com toolbar.')).toBeVisible();
});

it('WRITING-25 switches widgets and their visibility', async () => {
	const { user, world } = openWriting();
	await user.click(toggleOf('Add more widgets, such as subscriptions and social streams'));
	await user.click(toggleOf('Choose which pages show a widget'));
	await waitFor(() =>
		expect(world.modules.active).toEqual(expect.arrayContaining(['widgets', 'widget-visibility'])),
	);
});

describe('for those who write', () => {
	const ON = { world: { modules: { active: ['post-by-email', 'markdown', 'copy-post'] } } };

	it('WRITING-04 WRITING-05 WRITING-06 shows what there is, with nothing to switch', () => {
		openWriting({ scenario: 'editor-view', ...ON });
		expect(screen.getByText(INTRO)).toBeVisible();
		expect(titles()).toEqual(['Composing', 'Post by email']);
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		const composing = cardOf('Composing');
		expect(composing.getByText('Only administrators can change these settings.')).toBeVisible();
		expect(composing.getAllByText('Active')).toHaveLength(2);
		expect(composing.getAllByText('Inactive')).toHaveLength(3);
		expect(cardOf('Post by email').getByText('Publish by sending an email.')).toBeVisible();
		expect(screen.queryByText(NO_TOOLS)).not.toBeInTheDocument();
	});

	it('WRITING-04 WRITING-05 WRITING-08 without post by email there is nothing to be used', () => {
		openWriting({ scenario: 'author-view', world: { modules: { active: [] } } });
		expect(titles()).toEqual(['Composing']);
		expect(screen.getByText(NO_TOOLS)).toBeVisible();
	});

	it('WRITING-08 there is nothing at all for who reads', () => {
		openWriting({ scenario: 'subscriber-view', ...ON });
		expect(titles()).toEqual([]);
		expect(screen.getByText(NO_TOOLS)).toBeVisible();
	});
});
