import { SCREENS } from '@/app/routes/screens';
import { withOnlyModules } from '#tests/support/fixtures';
import { act, screen, waitFor, within } from '#tests/support/render';
import { findTitle, goTo, inApp, openAt } from './support/render-app';

const tabNames = (navigation: string) =>
	within(screen.getByRole('navigation', { name: navigation }))
		.getAllByRole('link')
		.map((link) => link.textContent);

describe('a link to another screen', () => {
	const open = async () => {
		const load = jest.spyOn(SCREENS['my-plan'], 'load');
		const app = await openAt({ route: '/product/scan' }, /Scan/);
		expect(load).not.toHaveBeenCalled();
		return { ...app, load, link: screen.getByRole('link', { name: 'My Plan' }) };
	};

	it('fetches the screen when it is pointed at, and when it is focused', async () => {
		const { user, load, link } = await open();
		await user.hover(link);
		expect(load).toHaveBeenCalledTimes(1);
		act(() => link.focus());
		expect(load.mock.calls.length).toBeGreaterThan(1);
	});

	it('leads to the screen also if it could not be fetched before the click', async () => {
		const { user, load, link } = await open();
		jest.spyOn(SCREENS['my-plan'], 'peek').mockReturnValue(undefined);
		load.mockRejectedValueOnce(new Error('Offline.'));
		await user.hover(link);
		await user.click(link);
		expect(await findTitle('My Plan')).toBeVisible();
		expect(inApp().queryByText("This screen didn't load")).not.toBeInTheDocument();
	});
});

describe('the dashboard tabs on a phone', () => {
	const findOpener = () =>
		within(screen.getByRole('navigation', { name: 'Dashboard' })).findByRole('button');

	beforeEach(() => {
		window.innerWidth = 480;
	});
	afterEach(() => {
		window.innerWidth = 1024;
	});

	it('NAV-32 name the current tab, and offer a choice on a screen that is not one of them', async () => {
		const { router } = await openAt({ route: '/my-plan' }, 'My Plan');
		expect(await findOpener()).toHaveAccessibleName('My Plan');
		for (const route of ['/product/scan', '/product/backup']) {
			await goTo(router, route);
			await waitFor(async () =>
				expect(await findOpener()).toHaveAccessibleName('Choose a section'),
			);
		}
	});
});

it('NAV-19 names At a Glance in a heading where it is the only tab', async () => {
	await openAt({ scenario: 'subscriber-view', route: '/dashboard' }, 'At a Glance');
	expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
	expect(screen.getByRole('heading', { level: 1 })).toHaveClass('title');
});

describe('settings tabs', () => {
	it('NAV-29 are missing for a subscriber, with an explanation', async () => {
		await openAt({ scenario: 'subscriber-view', route: '/settings' }, 'Settings');
		expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
		expect(inApp().getByText(/nothing for you to set up here/)).toBeVisible();
	});

	it('NAV-20 SETPERF-03 on a site with only carousel and protect are those of the modules', async () => {
		await openAt({ route: '/settings', ...withOnlyModules('protect', 'carousel') }, 'Security');
		expect(tabNames('Settings')).toEqual(['Security', 'All modules']);
		expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
	});
});

it('marks no settings tab as current while a search is open', async () => {
	await openAt({ route: '/sharing?term=like' }, 'Search results');
	const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
	expect(tabs.getByRole('link', { name: 'Sharing' })).not.toHaveAttribute('aria-current');
	expect(tabs.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});
