import { answersOf } from '#fixtures/build';
import { createModulesApi } from '@/api/entities/modules';
import { createConnectionApi } from '@/api/entities/connection';
import { createRewindApi } from '@/api/entities/rewind';
import { createSecurityApi } from '@/api/entities/security';
import { createSettingsApi } from '@/api/entities/settings';
import { createSiteApi } from '@/api/entities/site';
import { createAccountApi } from '@/api/entities/account';
import type { Client } from '@/api/client';
import { decodePageData } from '@/api';
import { fixtureOf, readFixture, SCENARIOS } from './fixtures';

/** A client whose server is the fixtures: the decoders are the app's own. */
function clientOf(scenario: string): Client {
	const answers = answersOf(fixtureOf(scenario).world, readFixture);
	const get: Client['get'] = async (path, decode, query = {}) => {
		const answer = answers[path];
		if (!answer) {
			throw new Error(`The fixtures have no answer for ${path}.`);
		}
		return decode(answer(new URLSearchParams(query as Record<string, string>)));
	};
	const refuse = () => Promise.reject(new Error('Nothing is written here.'));
	return { get, post: refuse, write: refuse };
}

function readEverything(client: Client): Promise<unknown>[] {
	const connection = createConnectionApi(client);
	const modules = createModulesApi(client);
	const security = createSecurityApi(client);
	const site = createSiteApi(client);
	const rewind = createRewindApi(client);
	return [
		connection.loadStatus(),
		connection.loadData(),
		connection.loadPlugins(),
		connection.loadConnectUrl(),
		connection.loadAuthorizeUrl(),
		connection.test(),
		createSettingsApi(client).load(),
		createAccountApi(client).loadTracking(),
		modules.loadAll(),
		modules.loadProtectCount(),
		modules.loadStats('day'),
		modules.loadStats('week'),
		modules.loadStats('month'),
		security.loadVault(),
		security.checkAntiSpamKey(),
		security.loadFirewall(),
		rewind.load(),
		rewind.loadScan(),
		site.load(),
		site.loadFeatures(),
		site.loadPurchases(),
		site.loadBenefits(),
		site.loadDiscount(),
	];
}

describe.each(SCENARIOS)('the fixtures of %s', (scenario) => {
	it('print page data that the app reads', () => {
		expect(decodePageData(fixtureOf(scenario).pageData)).toBeDefined();
	});

	it('answer every call as the app reads it', async () => {
		const settled = await Promise.allSettled(readEverything(clientOf(scenario)));
		expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
	});
});
