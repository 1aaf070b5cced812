import { screen, waitFor, within } from '#tests/support/render';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { answerPost } from '#tests/support/wire';
import { hrefOf } from '../../parts';
import { cardOf, openCard, toggleOf } from './parts';

describe('media', () => {
	const ON = { world: { modules: { active: ['carousel'] } } };
	const COLOR = 'Color scheme of the carousel';

	it('WRITING-09 WRITING-10 WRITING-11 turns the carousel on, which enables its options', async () => {
		const { user, world } = openCard('carousel');
		const exif = toggleOf('Show photo details (Exif) in the carousel');
		expect(exif).toHaveAccessibleDescription(/^Exif is what a camera saves/);
		expect(exif).toHaveAttribute('aria-disabled', 'true');
		await user.click(toggleOf('Display images in a full-screen carousel gallery'));
		await waitFor(() => expect(exif).not.toHaveAttribute('aria-disabled'));
		await user.click(exif);
		await waitFor(() => expect(world.settings.carousel_display_exif).toBe(true));
		await user.click(toggleOf('Show comments in the carousel'));
		await waitFor(() => expect(world.settings.carousel_display_comments).toBe(false));
	});

	it('WRITING-12 offers and saves the colors of the module', async () => {
		const { user, world } = openCard('carousel', ON);
		const color = screen.getByRole('combobox', { name: COLOR });
		expect([...color.querySelectorAll('option')].map(({ text }) => text)).toEqual([
			'Black',
			'White',
		]);
		await user.selectOptions(color, 'White');
		await user.click(cardOf('Media').getByRole('button', { name: /^Save settings/ }));
		await waitFor(() => expect(world.settings.carousel_background_color).toBe('white'));
	});
});

describe.each([
	{
		id: 'WRITING-18',
		name: 'Testimonials',
		key: 'jetpack_testimonial',
		shortcode: '[testimonials]',
		add: 'Add a testimonial',
		postType: 'jetpack-testimonial',
	},
	{
		id: 'WRITING-19',
		name: 'Portfolios',
		key: 'jetpack_portfolio',
		shortcode: '[portfolio]',
		add: 'Add a portfolio item',
		postType: 'jetpack-portfolio',
	},
])('$id $name', ({ id, name, key, shortcode, add, postType }) => {
	it(`${id} turns its module on, too, and reloads the page`, async () => {
		const { user, world, browser } = openCard('content-types');
		const toggle = toggleOf(name);
		expect(toggle).not.toBeChecked();
		expect(toggle).not.toHaveAttribute('aria-disabled');
		expect(toggle).toHaveAccessibleDescription(expect.stringContaining(shortcode));
		expect(screen.queryByRole('link', { name: add })).not.toBeInTheDocument();
		await user.click(toggle);
		await waitFor(() => expect(browser.reload).toHaveBeenCalled());
		expect(world.modules.active).toContain('custom-content-types');
		expect(world.settings[key]).toBe(true);
		expect(toggle).toBeChecked();
		expect(hrefOf(add)).toBe(`http://site.test/wp-admin/post-new.php?post_type=${postType}`);
	});

	it(`${id} is on and disabled, with a way to turn it off, while the theme has it and the module is on`, async () => {
		const { user } = openCard('content-types', {
			world: {
				site: { themeSupport: { [key]: true } },
				modules: { active: ['custom-content-types'] },
			},
		});
		const sent = answerPost('settings', { code: 'success' });
		expect(toggleOf(name)).toBeChecked();
		expect(toggleOf(name)).toHaveAccessibleDescription(
			expect.stringContaining(
				'Your theme turns this on. To turn it off, deactivate Custom content types in the list of modules.',
			),
		);
		expect(screen.getByRole('link', { name: add })).toBeVisible();
		await user.click(toggleOf(name));
		expect(sent).toEqual([]);
	});

	it(`${id} saves only its own setting if site code forces the module on`, async () => {
		const { user } = openCard('content-types', {
			world: {
				modules: { override: { 'custom-content-types': 'active' } },
				settings: { [key]: true },
			},
		});
		const sent = answerPost('settings', { code: 'success' });
		await user.click(toggleOf(name));
		await waitFor(() => expect(sent).toEqual([{ [key]: false }]));
	});
});

it('WRITING-24 turns on the CSS editor, and links to it', async () => {
	const { user, world } = openCard('theme');
	await user.click(toggleOf('Enhance CSS customization panel'));
	await waitFor(() => expect(world.modules.active).toContain('custom-css'));
	expect(hrefOf('Add CSS in the Customizer')).toBe(
		'http://site.test/wp-admin/customize.php?autofocus%5Bsection%5D=custom_css',
	);
});

describe('infinite scroll', () => {
	const [DEFAULT, BUTTON, SCROLL] = [
		"The theme's default",
		'A button that loads more posts',
		'More posts as people scroll down',
	];

	const radio = (name: string) => screen.getByRole('radio', { name });
	const shown = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
	const save = () => cardOf('Theme enhancements').getByRole('button', { name: /^Sav/ });

	/** Opens the tab with a theme that supports it. */
	const open = (isOn: boolean, scrolls: boolean, override = {}) =>
		openCard('theme', {
			scenario: 'scrolling-theme',
			world: {
				modules: { active: isOn ? ['infinite-scroll'] : [], override },
				settings: { infinite_scroll: scrolls },
			},
		});

	it.each([
		[BUTTON, false, true, { 'infinite-scroll': true, infinite_scroll: false }],
		[SCROLL, false, false, { 'infinite-scroll': true, infinite_scroll: true }],
		[SCROLL, true, false, { infinite_scroll: true }],
		[DEFAULT, true, true, { 'infinite-scroll': false }],
	])('WRITING-21 WRITING-22 "%s" from %s and %s saves %j', async (name, isOn, scrolls, changes) => {
		const { user, store } = open(isOn, scrolls);
		const sent = listenForSaves();
		await user.click(radio(name));
		expect(shown()).toBe(radio(name));
		await user.click(save());
		await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([changes]);
		expect(shown()).toBe(radio(name));
		expect(store.getState().settings.saved).toMatchObject(changes);
	});
});

it('WRITING-23 infinite scroll is disabled on a theme without support, with the reason', () => {
	openCard('theme');
	const group = within(screen.getByRole('group', { name: 'Infinite scroll' }));
	expect(group.getByText('Theme support required.')).toBeVisible();
	expect(hrefOf(/^Learn more/, group)).toContain('jetpack-support-infinite-scroll');
	group.getAllByRole('radio').forEach((one) => expect(one).toBeDisabled());
});
