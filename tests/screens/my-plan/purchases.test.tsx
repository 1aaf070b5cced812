import MyPlanScreen from '@/screens/my-plan';
import { act, renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet, holdGet } from '#tests/support/wire';

const open = (options: StoreOptions = {}) => renderScreen(<MyPlanScreen />, options);

describe('a site that has only products', () => {
	it('PLAN-04 is titled "Your products", lists them once, and offers no plan', async () => {
		open({ scenario: 'purchases-several' });
		const card = within(await screen.findByRole('region', { name: 'Your products' }));
		expect(card.getByText('This site has products, and no paid plan.')).toBeVisible();
		expect(screen.getAllByText('Jetpack Scan')).toHaveLength(1);
		expect(screen.queryByRole('link', { name: 'Compare plans' })).not.toBeInTheDocument();
		expect(screen.queryByText(/Jetpack Free/)).not.toBeInTheDocument();
	});

	it('says of each idle product that it was bought, and what to do', async () => {
		open({
			scenario: 'purchases-several',
			world: { provider: { rewind: { state: 'unavailable' }, scan: { state: 'unavailable' } } },
		});
		const list = within(await screen.findByRole('region', { name: 'My Products' }));
		const row = (name: string) => within(list.getByText(name).closest('li')!);
		expect(await row('Jetpack Anti-spam').findByText('Bought, not set up yet')).toBeVisible();
		expect(row('Jetpack Anti-spam').getByRole('button', { name: 'Set up' })).toBeVisible();
		expect(await row('Jetpack Backup (10GB)').findByText('Bought, not set up yet')).toBeVisible();
		expect(
			row('Jetpack Backup (10GB)').getByRole('link', { name: /^Contact support/ }),
		).toBeVisible();
		expect(await row('Jetpack Scan').findByText('Bought, not set up yet')).toBeVisible();
	});
});

describe('the date of a purchase', () => {
	const DAY = 24 * 60 * 60 * 1000;
	const openWith = (days: number) => {
		open({ scenario: 'complete' });
		answerGet('site/purchases', {
			code: 'success',
			data: JSON.stringify([
				{
					ID: 1,
					product_slug: 'jetpack_complete',
					expiry_date: new Date(Date.now() + days * DAY).toISOString(),
					active: '1',
				},
			]),
		});
	};

	it.each([
		['a warning 29 days before the renewal', 29, /^Renews on /, true],
		['plain text 31 days before the renewal', 31, /^Renews on /, false],
		['a warning after the expiry', -1, /^Expired on /, true],
	])('PLAN-17 PLAN-18 is %s', async (_title, days, text, isWarning) => {
		openWith(days);
		await screen.findByRole('heading', { level: 2, name: 'Jetpack Complete' });
		const date = within(screen.getByRole('region', { name: 'Jetpack Complete' })).getByText(text);
		// Only a status has an icon.
		expect(date.parentElement?.querySelector('svg') !== null).toBe(isWarning);
	});
});

it('shows everything in one step: no part before plan, features and purchases are known', async () => {
	const { container } = open({ scenario: 'complete' });
	const release = holdGet('site/purchases');
	await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
	expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
	expect(screen.queryByRole('heading', { name: 'Your features' })).not.toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Activate a Product' })).not.toBeInTheDocument();
	release();
	await screen.findByText('Got a license key? Activate it here.');
	const blocks = [...container.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
	expect(blocks.at(0)).toBe('Jetpack Complete');
	expect(blocks.at(-1)).toBe('Got a license key? Activate it here.');
});
