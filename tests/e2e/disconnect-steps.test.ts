import { sampleOf } from '#tests/support/long';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type DashboardOptions } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';

afterEach(() => closePages());

const LOOKS: Record<string, DashboardOptions> = {
	desktop: {},
	narrow: { width: 320 },
	rtl: { isRightToLeft: true },
};

it.each(sampleOf(LOOKS, ['narrow']))(
	'axe finds no violation in any disconnect step: %s',
	async (name, options) => {
		await loadScenario('security');
		const { page, complaints } = await openDashboard('admin', { hash: '#/disconnect', ...options });
		const offences: string[] = [];
		const look = async (title: string) => {
			await waitForDialog(page, title);
			await page.waitForTimeout(200);
			offences.push(...(await findViolations(page)).map((offence) => `${title} ${offence}`));
			await takePicture(page, `disconnect-${title.replace(/\W+/g, '-')}-${name}`);
		};
		await look(CONFIRM);
		await pressInDialog(page, 'Disconnect');
		await look('Your site is disconnected');
		await pressInDialog(page, 'Tell us why');
		await look('Before you go, help us improve');
		await page.getByRole('radio', { name: 'Another reason' }).check();
		await page.getByRole('textbox', { name: "What's your reason?" }).fill('A'.repeat(80));
		await look('Before you go, help us improve');
		await pressInDialog(page, 'Submit');
		await look('Thank you!');
		expect(offences).toEqual([]);
		expect(complaints).toEqual([]);
	},
);
