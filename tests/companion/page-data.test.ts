import { decodePageData } from '@/api';
import { closePages, openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { documentOf, printedPageData } from '../e2e/support/page-data';
import { PAGE, SITE } from '../e2e/support/site';
import './support/no-complaints';
import { besideJetpack, OWN_PAGE, setDouble } from './support/site';

type Wire = Record<string, unknown>;

/** The fields that the loss of each piece may change. */
const FIELDS: Record<string, string[]> = {
	connection: ['connectionStatus', 'connectedPlugins'],
	user: ['userData', 'tracksUserData'],
	modules: ['getModules', 'missingRoutes'],
	settings: ['settings', 'missingRoutes'],
	plan: ['siteData.plan'],
	products: ['products'],
	site: ['rawUrl', 'useMyJetpackLicensingUI', ...siteFields()],
	plugins: ['hasSeenWCConnectionModal'],
	licensing: ['licensing'],
	partner: ['aff', 'partnerSubsidiaryId'],
	notices: ['jetpackStateNotices'],
	recommendations: ['recommendationsStep', 'newRecommendations', 'siteData.showRecommendations'],
};

function siteFields(): string[] {
	return ['blog_id', 'icon', 'showPromotions', 'showBackups', 'showMyJetpack']
		.concat(['isAtomicSite', 'isAtomicPlatform', 'isWoASite'])
		.map((name) => `siteData.${name}`);
}

/** Without a `state`, the double reports that an account was linked. */
async function wireWith(faults: object): Promise<Wire> {
	await setDouble(faults);
	return printedPageData('admin', OWN_PAGE);
}

const failuresIn = (wire: Wire) => wire.pageDataFailures as { piece: string; message: string }[];
const failedPieces = (wire: Wire) => failuresIn(wire).map(({ piece }) => piece);

function changedFields(before: Wire, after: Wire): string[] {
	const flat = ({
		siteData,
		pageDataFailures: _,
		// WordPress may check for updates between the two requests.
		pluginUpdatesCheckedAt: __,
		printedAt: ___,
		...rest
	}: Wire): Wire => ({
		...rest,
		...Object.fromEntries(
			Object.entries(siteData as Wire).map(([name, value]) => [`siteData.${name}`, value]),
		),
	});
	const [old, now] = [flat(before), flat(after)];
	return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
		(name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]),
	);
}

const C = 'Automattic\\Jetpack\\Connection';

describe('the page data of the adapter', () => {
	let healthy: Wire;

	besideJetpack(async () => {
		healthy = await wireWith({});
	});
	afterEach(() => setDouble(null));

	/** Faults lose pieces, each for a reason, and no fields but theirs. */
	async function expectLoss(faults: object, pieces: string[]) {
		const wire = await wireWith(faults);
		expect(failedPieces(wire)).toEqual(pieces);
		expect(failuresIn(wire).filter(({ message }) => message === '')).toEqual([]);
		expect(decodePageData(wire, PAGE).site.currentVersion).toBe('99.1');
		const allowed = pieces.flatMap((piece) => FIELDS[piece] ?? []);
		const changed = changedFields(healthy, wire);
		expect(changed.length).toBeGreaterThan(0);
		expect(changed.filter((field) => !allowed.includes(field))).toEqual([]);
	}

	it('comes from the public classes, not from the helper', () => {
		expect(healthy).toMatchObject({
			pageDataFailures: [],
			aff: 'code-of-affiliate',
			getModules: { stats: { name: 'Stats & more' } },
			siteData: { blog_id: 4711, plan: { product_slug: 'jetpack_security_t1_yearly' } },
			newRecommendations: ['publicize'],
			products: { scan: { title: 'Scan of the double' } },
			jetpackStateNotices: { messageCode: 'linked' },
			licensing: { userCounts: null },
			settings: { dismiss_empty_stats_card: false },
		});
	});

	it('adds the blocks to the modules of a release without a module for them', async () => {
		expect(healthy.getModules).not.toHaveProperty('blocks');
		expect((await wireWith({ version: '13.8' })).getModules).toHaveProperty('blocks.module');
	});

	it('DATA-04 has the account in one shape, no matter how the provider names its parts', () => {
		const { currentUser } = decodePageData(healthy, PAGE);
		expect(currentUser.providerUser).toEqual({
			id: 70001,
			login: 'cloud-user',
			email: '',
			displayName: 'Cloud User',
			avatar: 'https://example.com/picture.png',
		});
	});

	it('lists the routes of the app that this server does not have', () => {
		const missing = healthy.missingRoutes as string[];
		expect(missing).toEqual(expect.arrayContaining(['mobile/send-login-email', 'module/{slug}']));
		const found = ['connection', 'POST connection', 'module/all', 'settings', 'POST settings'];
		expect(found.filter((path) => missing.includes(path))).toEqual([]);
	});

	it('lists a route that answers, but cannot be written to', async () => {
		const { missingRoutes } = await wireWith({ absent: ['POST /connection'] });
		expect(missingRoutes).toEqual(['POST connection', ...(healthy.missingRoutes as string[])]);
	});

	it.each<[string, string[]]>([
		['class-rest-connector', ['connection']],
		['class-manager', ['user']],
		['/module/all', ['modules']],
		['/settings', ['settings']],
		['class-current-plan', ['plan']],
		['class-jetpack-options', ['user', 'site', 'plugins']],
		['class-status', ['site']],
		['class-licensing', ['licensing']],
		['class-partner', ['partner']],
		['class-jetpack-recommendations', ['recommendations']],
	])('a Jetpack without %s costs only %j', (name, pieces) =>
		expectLoss({ absent: [name, 'helper'] }, pieces),
	);

	it.each<[string, string[]]>([
		[`${C}\\REST_Connector`, ['connection']],
		[`${C}\\Plugin_Storage`, ['connection']],
		[`${C}\\Manager`, ['user']],
		['module/all', ['modules']],
		['settings', ['settings']],
		['Automattic\\Jetpack\\Current_Plan', ['plan']],
		['Jetpack::get_products_for_purchase', ['products']],
		['Automattic\\Jetpack\\Status', ['site']],
		['Jetpack_Options', ['user', 'site', 'plugins']],
		['Automattic\\Jetpack\\Licensing', ['licensing']],
		['Automattic\\Jetpack\\Partner', ['partner']],
		['Jetpack::state', ['notices']],
		['Jetpack_Recommendations', ['recommendations']],
	])('a Jetpack whose %s throws costs only %j', (name, pieces) =>
		expectLoss({ absent: ['helper'], throwing: [name] }, pieces),
	);

	it('still reports a connected site when the status of the connection cannot be read', async () => {
		const name = `${C}\\REST_Connector`;
		const wire = await wireWith({ absent: ['helper'], throwing: [name] });
		const { connectionStatus } = decodePageData(wire, PAGE);
		expect(connectionStatus).toMatchObject({ isRegistered: true, isUserConnected: true });
	});

	it('has default viewers of the stats if that class is missing', async () => {
		expect(await wireWith({ absent: ['class-stats-options'] })).toMatchObject({
			pageDataFailures: [],
			stats: { roles: { administrator: { canView: true }, editor: { canView: false } } },
		});
	});

	it('a Jetpack without the classes that only few facts need has every piece', async () => {
		const wire = await wireWith({
			absent: ['plugin-storage', 'identity-crisis', 'terms-of-service', 'jetpack-subscriptions']
				.map((name) => `class-${name}`)
				.concat('helper'),
		});
		expect(wire).toMatchObject({ pageDataFailures: [], eventsAllowed: false });
		expect(decodePageData(wire, PAGE).connectionStatus.isInIdentityCrisis).toBe(false);
	});

	it('a Jetpack with renamed capabilities grants them only to administrators', async () => {
		const names = ['admin_page', 'manage_modules', 'connect', 'connect_user', 'disconnect'];
		const wire = await wireWith({ absent: names.map((name) => `jetpack_${name}`) });
		const rights = { adminPage: true, manageModules: true, connect: true, connectUser: true };
		const { permissions } = decodePageData(wire, PAGE).currentUser;
		expect(permissions).toMatchObject({ ...rights, disconnect: true });
		expect(await documentOf('editor', OWN_PAGE)).not.toContain('jp-plugin-container');
	});

	it('uses the helper only for the piece that nothing else has', async () => {
		const wire = await wireWith({ absent: ['class-partner', 'class-current-plan'] });
		expect(wire).toMatchObject({
			pageDataFailures: [],
			aff: 'from-the-helper',
			siteData: { blog_id: 4711, plan: { product_slug: 'from_the_helper' } },
		});
	});

	it('has the release notes of the helper, and none without it', async () => {
		const state = { display_update_modal: '1' };
		expect(await wireWith({ state })).toMatchObject({
			jetpackStateNotices: { messageContent: { release_post_title: 'Notes from the helper' } },
		});
		expect(await wireWith({ state, absent: ['helper'] })).toMatchObject({
			pageDataFailures: [],
			jetpackStateNotices: { messageContent: null },
		});
	});

	it('reports a piece that the helper has no field of, and one whose helper throws', async () => {
		expect(failedPieces(await wireWith({ absent: ['class-licensing'] }))).toEqual(['licensing']);
		const broken = { absent: ['class-partner'], throwing: ['Jetpack_Redux_State_Helper'] };
		expect(failedPieces(await wireWith(broken))).toEqual(['partner']);
	});

	it('keeps every page of the admin when the class of the connection throws', async () => {
		await setDouble({
			throwing: [`${C}\\Manager`, `${C}\\Initial_State`, 'Jetpack::is_connection_ready'],
		});
		const { page } = await openPage('admin');
		for (const address of [`${SITE}/wp-admin/edit.php`, OWN_PAGE]) {
			const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
			expect(response?.status()).toBe(200);
		}
	});

	it('a Jetpack without its classes gets a page that says so, for users who can repair it', async () => {
		await setDouble({ absent: ['jetpack'] });
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('Jetpack is active on this site but not running.');
		expect(html).toMatch(/href="[^"]*plugins\.php">Open the Plugins screen</);
		expect(html).not.toContain('jp-plugin-container');
		expect(await documentOf('editor', OWN_PAGE)).not.toContain('not running');
	});

	it('the app names the missing piece, and its other screens work', async () => {
		await setDouble({ absent: ['helper'], throwing: ['Automattic\\Jetpack\\Current_Plan'] });
		const { page } = await openPage('admin');
		const warnings: string[] = [];
		page.on('console', (line) => warnings.push(line.text()));
		await page.goto(`${OWN_PAGE}#/privacy`);
		const container = page.locator(CONTAINER);
		await container.getByText("Couldn't read these from Jetpack").waitFor();
		await container.getByText('Your plan', { exact: true }).waitFor();
		await container.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
		expect(warnings.filter((line) => line.includes('"plan"'))).toHaveLength(1);
		await closePages();
	});

	it("Jetpack's own alerts are printed once, without their scripts, even if a plugin removes all notices", async () => {
		await setDouble({ alert: true });
		const html = await documentOf('admin', OWN_PAGE, 'jetpack_dashboard_dirt=page');
		expect(html.match(/Outbound HTTPS of the double/g)).toHaveLength(1);
		expect(html).toContain('<div id="double-alert" class="error">');
		expect(html).toMatch(
			/<a href="[^"]+admin\.php\?page=jetpack&#038;dashboard-for-jetpack-stay=1">Try again<\/a>/,
		);
		expect(html).not.toContain('scriptOfTheDouble');
		expect(html).not.toContain('hotpink');
	});
});
