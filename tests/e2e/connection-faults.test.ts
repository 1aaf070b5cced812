import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { breakCalls, FAULTS } from './support/faults';
import { loadScenario } from './support/rest';
import type { Role } from './support/site';

interface Step {
	call: string;
	scenario: string;
	role: Role;
	hash: string;
	press: (page: Page) => Promise<void>;
	/** The message of a failure. */
	complaint: RegExp;
	/** The message of a failure whose answer can't be read, where nothing shows whether the site has done it nevertheless. */
	doubt?: RegExp;
	/** Faults that count as a success, because the response is not read. */
	accepted?: string[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Failures with an answer of WordPress. */
const ANSWERED = ['500 with a reason', '404'];

const DOUBT =
	/(server|understand|Check your network|A web page came instead).* It may have worked anyway\. Reload the page to see\./;

const STEPS: Step[] = [
	{
		call: 'connection/register',
		scenario: 'disconnected',
		role: 'admin',
		hash: '#/dashboard',
		press: (page) => button(page, 'Set up Jetpack').click(),
		complaint: /The cloud has a cold|No route/,
		doubt: DOUBT,
	},
	{
		call: 'connection/authorize_url',
		scenario: 'unlinked-admin',
		role: 'admin2',
		hash: '#/connect-user',
		press: (page) => button(page, 'Connect your user account').click(),
		complaint: /The cloud has a cold|No route/,
		doubt: DOUBT,
	},
	{
		call: 'connection/user',
		scenario: 'linked-admin',
		role: 'admin2',
		hash: '#/dashboard',
		press: (page) =>
			page
				.getByRole('region', { name: 'Account connection' })
				.getByRole('button', { name: 'Disconnect' })
				.click(),
		complaint: /Error unlinking from WordPress.com/,
		accepted: ['200 without a body', '200 with an unexpected body'],
	},
	{
		call: 'connection/reconnect',
		scenario: 'connection-error',
		role: 'admin',
		hash: '#/privacy',
		press: (page) => button(page, 'Restore Connection').click(),
		complaint: /There was an error reconnecting Jetpack/,
		doubt: DOUBT,
	},
];

afterEach(() => closePages());

describe.each(STEPS)('failures of $call', (step) => {
	it('CONN-14, NOTICE-15, NOTICE-16 shows an error for each failure and allows another try', async () => {
		await loadScenario(step.scenario);
		const { page, container, complaints } = await openDashboard(step.role, { hash: step.hash });
		for (const { name, answer } of FAULTS) {
			if (step.accepted?.includes(name)) {
				continue;
			}
			let answered = 0;
			const repair = await breakCalls(
				page,
				async (route) => {
					await answer(route);
					answered += 1;
				},
				(path) => path === step.call,
			);
			await step.press(page);
			// The click removes the last message, and only a response can show another one.
			while (answered === 0) {
				await page.waitForTimeout(20);
			}
			await container
				.getByText(ANSWERED.includes(name) ? step.complaint : (step.doubt ?? step.complaint))
				.first()
				.waitFor()
				.catch(() => {
					throw new Error(`${step.call} says nothing of "${name}".`);
				});
			await repair();
		}
		await step.press(page);
		await (step.call === 'connection/user'
			? container.getByText('Unlinked from WordPress.com.').waitFor()
			: page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor());
		expect(complaints).toEqual([]);
	});
});
