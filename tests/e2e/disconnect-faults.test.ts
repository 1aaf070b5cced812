import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { breakCalls, FAULTS } from './support/faults';
import { loadScenario } from './support/rest';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';

afterEach(() => closePages());

describe('every failure of disconnecting leaves a way on', () => {
	beforeAll(() => loadScenario('free'));

	it.each(FAULTS)('DISCON-10 $name', async ({ name, answer }) => {
		const { page, complaints } = await openDashboard('admin', { hash: '#/disconnect' });
		await waitForDialog(page, CONFIRM);
		await breakCalls(
			page,
			answer,
			(path, request) => path === 'connection' && request.method() === 'POST',
		);
		await pressInDialog(page, 'Disconnect');
		// The site answers nothing that has to be read: an empty or odd success is one.
		const isTaken = ['200 without a body', '200 of another shape'].includes(name);
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
