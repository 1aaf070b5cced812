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

describe('failures of disconnecting leave a way to continue', () => {
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
		// The site answers nothing that has to be read: an empty or odd success is one.
		const isTaken = ['200 without a body', '200 with an unexpected body'].includes(name);
		await (isTaken
			? waitForDialog(page, 'Your site is disconnected')
			: page.getByRole('dialog').getByText('Error:').waitFor());
		if (!isTaken) {
			await pressInDialog(page, 'Stay connected');
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		}
		expect(complaints).toEqual([]);
	});
});
