import { HttpResponse } from 'msw';
import { LATE_NOTICES } from '@/app/notices/site-notices';
import { act, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { inApp, openAt, renderApp } from './support/render-app';

const open = async (options: Parameters<typeof renderApp>[0] = {}) => {
	const app = await openAt(
		{ route: '/privacy', scenario: 'identity-crisis', ...options },
		'Privacy',
	);
	return app;
};

const buttons = () =>
	inApp()
		.getAllByRole('button', { name: /^(Migrate|Start fresh|Confirm safe mode)$/ })
		.map((button) => button.textContent);

const print = (state: Record<string, unknown>) => {
	window.JP_IDENTITY_CRISIS__INITIAL_STATE = state;
};

/** As WordPress does after it has printed the footer. */
const completePage = () =>
	act(async () => void document.dispatchEvent(new Event('DOMContentLoaded')));

afterEach(() => Reflect.deleteProperty(window, 'JP_IDENTITY_CRISIS__INITIAL_STATE'));

const PRINTED = { wpcomHomeUrl: 'old-shop.example/', currentUrl: '127.0.0.1/' };
const WITHOUT_OUR_DATA = { pageData: { identityCrisis: undefined } };
const BOTH_ADDRESSES =
	/has the address old-shop\.example for this site, but it is now 127\.0\.0\.1\./;

it('names both addresses, which the page data have, before Jetpack has printed anything', async () => {
	await open();
	expect(
		inApp().getByText(
			/has the address https:\/\/old-address\.example\.com for this site, but it is now http:\/\/site\.test\./,
		),
	).toBeVisible();
});

it('names addresses as people write them', async () => {
	await open({
		pageData: { identityCrisis: { ...PRINTED, currentUrl: 'xn--bcher-kva.example/' } },
	});
	expect(inApp().getByText(/it is now bücher\.example\./)).toBeVisible();
});

it.each([
	['as they are', PRINTED],
	['with the reversed one of the provider', { ...PRINTED, wpcomHomeUrl: '/elpmaxe.pohs-dlo' }],
])('names both addresses that Jetpack prints, %s: before or after us', async (_name, printed) => {
	print(printed);
	const { unmount } = await open(WITHOUT_OUR_DATA);
	expect(inApp().getByText(BOTH_ADDRESSES)).toBeVisible();
	unmount();
	Reflect.deleteProperty(window, 'JP_IDENTITY_CRISIS__INITIAL_STATE');
	await open(WITHOUT_OUR_DATA);
	expect(inApp().queryByText(BOTH_ADDRESSES)).not.toBeInTheDocument();
	print(printed);
	await completePage();
	expect(inApp().getByText(BOTH_ADDRESSES)).toBeVisible();
});

it.each(['before us', 'after us'])(
	'stays in safe mode where Jetpack prints it %s',
	async (when) => {
		const printed = { ...PRINTED, isSafeModeConfirmed: true };
		if (when === 'before us') {
			print(printed);
		}
		await open(WITHOUT_OUR_DATA);
		print(printed);
		await completePage();
		expect(inApp().getByText(/This site is in safe mode/)).toHaveTextContent(BOTH_ADDRESSES);
		expect(buttons()).toEqual(['Migrate', 'Start fresh']);
	},
);

it('stays in safe mode after a reload by the page data alone', async () => {
	await open({ scenario: 'safe-mode' });
	expect(inApp().getByText(/This site is in safe mode/)).toBeVisible();
	expect(buttons()).toEqual(['Migrate', 'Start fresh']);
});

it("keeps our page data where Jetpack's differ, and a safe mode that was just confirmed", async () => {
	const { user } = await open();
	hold('identity-crisis/confirm-safe-mode', () => HttpResponse.json({ code: 'success' })).release();
	await user.click(inApp().getByRole('button', { name: 'Confirm safe mode' }));
	print({ ...PRINTED, isSafeModeConfirmed: false });
	await completePage();
	expect(await inApp().findByText(/This site is in safe mode/)).toHaveTextContent(
		/has the address https:\/\/old-address\.example\.com/,
	);
});

it('explains the crisis above the screen without its addresses, with three actions', async () => {
	await open(WITHOUT_OUR_DATA);
	expect(inApp().getByText(/has a different address for this site/)).toBeVisible();
	expect(buttons()).toEqual(['Migrate', 'Start fresh', 'Confirm safe mode']);
	expect(inApp().getByRole('button', { name: 'Migrate' })).toHaveAccessibleDescription(
		/This site has moved/,
	);
});

it('asks for a decision although its chunk failed to load, and loads it again on request', async () => {
	jest.spyOn(LATE_NOTICES, 'peek').mockReturnValue(undefined);
	jest.spyOn(LATE_NOTICES, 'load').mockRejectedValueOnce(new Error('Offline.'));
	const { user } = await open();
	expect(await inApp().findByText(/This site may have moved, or be a copy/)).toBeVisible();
	expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument();
	await user.click(inApp().getByRole('button', { name: /^Try again/ }));
	expect(await inApp().findByRole('button', { name: 'Migrate' })).toBeVisible();
});

it('API-62 migrates once, and disappears afterwards', async () => {
	const { user } = await open();
	const { called, release } = hold('identity-crisis/migrate', () =>
		HttpResponse.json({ code: 'success' }),
	);
	const migrate = inApp().getByRole('button', { name: 'Migrate' });
	await user.dblClick(migrate);
	expect(migrate).toHaveAttribute('aria-busy', 'true');
	expect(inApp().getByRole('button', { name: 'Start fresh' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	release();
	await waitFor(() =>
		expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument(),
	);
	expect(called).toHaveBeenCalledTimes(1);
});

it('shows why an action failed, and can be tried again', async () => {
	const { user } = await open();
	const { called, release } = hold('identity-crisis/migrate', () =>
		HttpResponse.json({ code: 'error', message: 'Not now' }, { status: 500 }),
	);
	release();
	const migrate = inApp().getByRole('button', { name: 'Migrate' });
	await user.click(migrate);
	expect(await inApp().findByText("That didn't work: Not now")).toBeVisible();
	await user.click(migrate);
	await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
});

it('refers an editor to a site administrator, without actions', async () => {
	renderApp({ scenario: 'identity-crisis', world: { viewer: 'editor' } });
	const notice = await inApp().findByText(/Ask a site administrator to choose/);
	expect(notice).toBeVisible();
	expect(notice).not.toHaveTextContent('Until you choose');
	expect(inApp().queryByRole('button', { name: 'Migrate' })).not.toBeInTheDocument();
});
