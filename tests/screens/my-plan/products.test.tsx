import MyPlanScreen from '@/screens/my-plan';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

const LIST = { name: 'My Products' };
const open = (options: StoreOptions) => renderScreen(<MyPlanScreen />, options);
const findList = async () => within(await screen.findByRole('region', LIST));
const texts = async () =>
	(await (await findList()).findAllByRole('listitem')).map(({ textContent }) => textContent);

const purchasesOf = (...purchases: object[]) => ({
	code: 'success',
	data: JSON.stringify(purchases),
});

it('PLAN-04 PLAN-17 lists what is in force beside the plan, and until when', async () => {
	open({ scenario: 'purchases-several' });
	expect(await texts()).toEqual([
		'Jetpack Backup (10GB)Renews on August 1, 2099.',
		'Jetpack ScanRenews on August 1, 2099.',
		'Jetpack Anti-spamRenews on August 1, 2099.',
	]);
});

it('PLAN-04 has no list where nothing was bought beside the plan', async () => {
	open({ scenario: 'plan-premium' });
	expect(await screen.findByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
	expect(screen.queryByRole('region', LIST)).not.toBeInTheDocument();
});

it('PLAN-12 lists the product that stands in the place of the plan', async () => {
	open({ scenario: 'plan-scan' });
	expect(await texts()).toEqual([expect.stringMatching(/^Jetpack Scan/)]);
});

it('PLAN-16 PLAN-19 writes dates as the site does, and nothing for what is no date', async () => {
	open({ scenario: 'free', world: { site: { dateFormat: 'Y/m/d' } } });
	answerGet(
		'site/purchases',
		purchasesOf(
			{ ID: 1, product_slug: 'jetpack_scan', subscribed_date: '2025-03-04', active: '1' },
			{ ID: 2, product_slug: 'jetpack_search', expiry_date: '0000-00-00', active: '1' },
			{ ID: 3, product_name: '<b>Bold</b>', expiry_date: '2001-02-03', active: '1' },
			{ ID: null, active: '1' },
		),
	);
	expect(await texts()).toEqual([
		'Jetpack ScanPurchased on 2025/03/04.',
		'Jetpack Search',
		'<b>Bold</b>Expired on 2001/02/03.',
		'Unnamed product',
	]);
});

it('finds one of hundreds, and shows more when asked', async () => {
	const { user } = open({ scenario: 'purchases-thousand' });
	const list = await findList();
	expect(await list.findAllByRole('listitem')).toHaveLength(20);
	expect(list.getByText(/^20 of \d{3} shown$/)).toBeVisible();
	await user.click(list.getByRole('button', { name: 'Show more' }));
	expect(list.getAllByRole('listitem')).toHaveLength(40);

	const field = list.getByRole('searchbox', { name: 'Find a product' });
	await user.click(field);
	await user.paste('scan');
	expect(list.getAllByRole('listitem').length).toBeLessThanOrEqual(20);
	expect(
		new Set(list.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 12))),
	).toEqual(new Set(['Jetpack Scan']));
	await user.clear(field);
	await user.paste('nothing of the kind');
	expect(list.getByText('0 products found')).toBeVisible();
	expect(list.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says that the products could not be loaded, and tries again', async () => {
	const { user } = open({
		scenario: 'purchases-several',
		world: {
			faults: { 'site/purchases': { kind: 'unreachable', code: '', message: '', status: '' } },
		},
	});
	const list = await findList();
	expect(await list.findByText("Couldn't load your products.")).toBeVisible();
	answerGet('site/purchases', purchasesOf({ ID: 1, product_slug: 'jetpack_scan', active: '1' }));
	await user.click(list.getByRole('button', { name: 'Try again' }));
	expect(await list.findByText('Jetpack Scan')).toBeVisible();
});
