const boot = jest.fn();
jest.mock('@/app/boot/boot', () => ({ boot: (...data: unknown[]) => boot(...data) }));

async function runAt(state: DocumentReadyState): Promise<void> {
	jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
	await jest.isolateModulesAsync(async () => void (await import('@/index')));
}

const printData = () => Object.assign(window, { Initial_State: 'data' });
const endPage = () => document.dispatchEvent(new Event('DOMContentLoaded'));

afterEach(() => {
	endPage();
	boot.mockReset();
	jest.restoreAllMocks();
	['Initial_State', 'dashboardForJetpackStart'].forEach((name) =>
		Reflect.deleteProperty(window, name),
	);
});

it('starts with the data that the page prints below the bundle, once', async () => {
	await runAt('loading');
	expect(boot).not.toHaveBeenCalled();
	printData();
	window.dashboardForJetpackStart?.();
	window.dashboardForJetpackStart?.();
	endPage();
	await Promise.resolve();
	expect(boot.mock.calls).toEqual([['data', undefined]]);
});

it('starts at the end of a page that does not call it, even without data', async () => {
	await runAt('loading');
	endPage();
	await Promise.resolve();
	expect(boot.mock.calls).toEqual([[undefined, undefined]]);
});

it.each(['interactive', 'complete'] as const)(
	'starts at once where another plugin has delayed the bundle until the page is %s',
	async (state) => {
		printData();
		await runAt(state);
		expect(boot.mock.calls).toEqual([['data', undefined]]);
		expect(window.dashboardForJetpackStart).toBeUndefined();
	},
);
