import { answersOf } from '#fixtures/build';
import { modulesApi } from '@/api/entities/modules';
import { connectionApi } from '@/api/entities/connection';
import { rewindApi } from '@/api/entities/rewind';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { accountApi } from '@/api/entities/account';
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
	const connection = connectionApi(client);
	const modules = modulesApi(client);
	const security = securityApi(client);
	const site = siteApi(client);
	const rewind = rewindApi(client);
	return [
		connection.loadStatus(),
		connection.loadData(),
		connection.loadPlugins(),
		connection.loadConnectUrl(),
		connection.loadAuthorizeUrl(),
		connection.test(),
		settingsApi(client).load(),
		accountApi(client).loadTracking(),
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
