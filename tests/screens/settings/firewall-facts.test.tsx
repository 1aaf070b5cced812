import { http, HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, crash } from '#tests/support/wire';
import { card, LIST, OLD_RULES, ON, open, SHARE, SWITCH, toggle } from './firewall-parts';

const PATH = '/var/www/wp-content/jetpack-waf/bootstrap.php';

const findFolded = () => card().findByRole('button', { name: 'Enhance protection' });

it('SETSEC-42 unfolds where its file is, and the line for php.ini to copy', async () => {
	const { user, browser } = open(ON);
	await user.click(await findFolded());
	expect(card().getByText(PATH)).toBeVisible();
	const copy = card().getByRole('button', {
		name: 'Copy',
		description: 'Add this line to your php.ini',
	});
	await user.click(copy);
	expect(browser.copy).toHaveBeenCalledWith(`auto_prepend_file = "${PATH}"`);
	expect(await card().findByRole('button', { name: 'Copied!' })).toBeVisible();
});

it('COMP-03 shows the line where the clipboard refuses', async () => {
	const { user, browser } = open(ON);
	browser.copy.mockRejectedValue(new Error('no'));
	await user.click(await findFolded());
	await user.click(
		card().getByRole('button', { name: 'Copy', description: 'File that starts the firewall' }),
	);
	expect(browser.showToCopy).toHaveBeenCalledWith(PATH);
});

it('SETSEC-42 folds nothing where no file is known', async () => {
	open(ON);
	answerGet('waf', { bootstrapPath: '', hasRulesAccess: false });
	expect(await card().findByText(OLD_RULES)).toBeVisible();
	expect(card().queryByRole('button', { name: 'Enhance protection' })).not.toBeInTheDocument();
});

it('SETSEC-42 SETSEC-44 is known and can be set once the server has the module on, not before', async () => {
	const { user } = open();
	const answerFirewall = jest.fn(() =>
		HttpResponse.json({ bootstrapPath: PATH, hasRulesAccess: true }),
	);
	server.use(http.get(`${REST}/waf`, answerFirewall));
	answerGet('settings', { waf: true });
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(SWITCH));
	expect(toggle(SWITCH)).toBeChecked();
	expect(toggle(LIST)).toHaveAttribute('aria-disabled', 'true');
	expect(toggle(SHARE)).toHaveAttribute('aria-disabled', 'true');
	expect(answerFirewall).not.toHaveBeenCalled();
	release();
	expect(await findFolded()).toBeVisible();
	expect(answerFirewall).toHaveBeenCalledTimes(1);
	expect(toggle(LIST)).not.toHaveAttribute('aria-disabled');
});

it('ROLE-21 can be set where the site holds it on', async () => {
	open({ world: { modules: { override: { waf: 'active' } } } });
	expect(toggle(SWITCH)).toHaveAttribute('aria-disabled', 'true');
	expect(toggle(LIST)).not.toHaveAttribute('aria-disabled');
	expect(await findFolded()).toBeVisible();
});

describe('SETSEC-43 old rules', () => {
	const find = async () => within(await card().findByRole('region', { name: OLD_RULES }));

	it('offers an upgrade, not before it is known', async () => {
		const { user, events } = open(ON);
		expect(card().getByText('Loading the firewall…')).toBeInTheDocument();
		expect(card().queryByText(OLD_RULES)).not.toBeInTheDocument();
		const upgrade = (await find()).getByRole('link', { name: 'Upgrade' });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'upgrade-banner', feature: 'waf' },
		});
	});

	it('ROLE-10 asks to connect first where there is no owner', async () => {
		open({ scenario: 'site-only', world: { modules: { active: ['waf'] } } });
		expect((await find()).getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
	});

	it('is told without an offer where the host wants none', async () => {
		open({ ...ON, world: { site: { showPromotions: false } } });
		expect((await find()).queryByRole('link')).not.toBeInTheDocument();
	});

	it('is not told where the plan brings new ones', async () => {
		open({ scenario: 'security' });
		await findFolded();
		expect(card().queryByText(OLD_RULES)).not.toBeInTheDocument();
	});
});

it('says that it could not be loaded, and asks again', async () => {
	const { user } = open(ON);
	crash('get', 'waf');
	const again = await card().findByRole('button', { name: 'Try again' });
	expect(card().getByText("Couldn't load the firewall's setup.")).toBeVisible();
	answerGet('waf', { bootstrapPath: PATH, hasRulesAccess: true });
	await user.click(again);
	expect(await findFolded()).toBeVisible();
});
