import { closePages } from '../support/browser';
import { CONFIRM, pressInDialog, waitForDialog } from '../support/dialogs';
import { breakCalls, FAULTS } from '../support/faults';
import { openStage, type Stage } from '../support/stage';

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

beforeAll(async () => {
	stage = await openStage();
});

afterEach(() => restore?.());

afterAll(() => closePages());

describe('a failed disconnect leaves a way to continue', () => {
	it.each(FAULTS)('DISCON-10 $name', async ({ name, answer }) => {
		const { page, complaints } = stage;
		await stage.show({ hash: '#/disconnect' });
		await waitForDialog(page, CONFIRM);
		restore = await breakCalls(
			page,
			answer,
			(path, request) => path === 'connection' && request.method() === 'POST',
		);
		await pressInDialog(page, 'Disconnect');
		// The response is not read, so an empty or unexpected body counts as a success.
		const isAccepted = ['200 without a body', '200 with an unexpected body'].includes(name);
		await (isAccepted
			? waitForDialog(page, 'Your site is disconnected')
			: page.getByRole('dialog').getByText('Error:').waitFor());
		if (!isAccepted) {
			await pressInDialog(page, 'Stay connected');
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		}
		expect(complaints).toEqual([]);
	});
});
