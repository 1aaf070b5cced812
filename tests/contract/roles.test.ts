import { loadScenario } from '../e2e/support/rest';
import { accountCalls, accountWrites } from './calls/account';
import { connectionCalls, connectionWrites } from './calls/connection';
import { contentCalls } from './calls/content';
import { identityCrisisWrites } from './calls/identity-crisis';
import { licensingCalls, licensingWrites } from './calls/licensing';
import { everyMethod, methodsOf } from './calls/methods';
import { moduleCalls, moduleWrites } from './calls/modules';
import { offerCalls } from './calls/offers';
import { pluginCalls, pluginWrites } from './calls/plugins';
import { protectionCalls, protectionWrites } from './calls/protection';
import { recommendationCalls, recommendationWrites } from './calls/recommendations';
import { searchCalls, searchWrites } from './calls/search';
import { settingCalls, settingWrites } from './calls/settings';
import { siteCalls } from './calls/site';
import { verificationCalls, verificationWrites } from './calls/verification';
import { fixtureOf } from './fixtures';
import { expectedOutcome } from './permissions';
import {
	askHarmlessly,
	askToWrite,
	callsToMake,
	emptyTable,
	printTable,
	rowsOf,
	whatIsKept,
} from './role-table';

/** Every call of the app, with its requirements. */
const ROWS = rowsOf([
	['API-08', connectionCalls.status],
	['API-07', connectionCalls.data],
	['API-14', connectionCalls.plugins],
	['API-10', connectionCalls.connectUrl],
	['API-06', connectionCalls.authorizeUrl],
	['API-09', connectionCalls.test],
	['API-05', connectionWrites.register],
	['API-11', connectionWrites.disconnect],
	['API-12', connectionWrites.unlink],
	['API-13', connectionWrites.reconnect],
	['API-15', connectionWrites.storeSetup],
	['API-16', accountCalls.tracking],
	['API-17', accountWrites.saveTracking],
	['API-48', accountWrites.dismissNotice],
	['API-52', accountWrites.loginEmail],
	['API-53', accountWrites.survey],
	['API-18', settingCalls.all],
	['API-19', settingWrites.save],
	['API-20', settingWrites.regenerateAddress],
	['API-27', settingWrites.reset],
	['API-21', moduleCalls.all],
	['API-22', moduleCalls.one],
	['API-25', moduleCalls.protect],
	['API-26', moduleCalls.statsByDay],
	['API-26', moduleCalls.statsByWeek],
	['API-26', moduleCalls.statsByMonth],
	['API-23', moduleWrites.activate],
	['API-24', moduleWrites.saveOptions],
	['API-29', pluginCalls.all],
	['also', pluginCalls.one],
	['API-34', pluginCalls.updates],
	['API-28', pluginWrites.install],
	['API-45 API-67', protectionCalls.rewind],
	['API-46 API-67', protectionCalls.scan],
	['API-30 API-67', protectionCalls.vault],
	['API-31', protectionCalls.antiSpam],
	['API-32', protectionCalls.savedKey],
	['API-33', protectionWrites.checkKey],
	['API-65', protectionCalls.firewall],
	['API-36', siteCalls.site],
	['API-36', siteCalls.features],
	['API-36', siteCalls.purchases],
	['API-36', siteCalls.benefits],
	['API-36', siteCalls.discount],
	['also', siteCalls.activity],
	['also', contentCalls.posts],
	['also', contentCalls.comments],
	['also', contentCalls.latestPosts],
	['also', contentCalls.pictures],
	['API-36', offerCalls.siteProducts],
	['API-35', offerCalls.plans],
	['API-44', offerCalls.products],
	['API-47', offerCalls.introOffers],
	['API-38', recommendationCalls.data],
	['API-39', recommendationWrites.saveData],
	['API-40', recommendationCalls.suggestions],
	['API-41', recommendationCalls.upsell],
	['API-42', recommendationCalls.conditional],
	['also', recommendationCalls.step],
	['API-43', recommendationWrites.saveStep],
	['API-49', verificationCalls.check],
	['API-50', verificationWrites.checkWithCode],
	['API-51', verificationWrites.verify],
	['API-37', verificationCalls.questionnaire],
	['API-37', verificationWrites.saveQuestionnaire],
	['also', licensingCalls.error],
	['API-54', licensingWrites.saveError],
	['API-55', licensingWrites.setLicense],
	['API-56', licensingCalls.counts],
	['API-57', licensingCalls.licenses],
	['API-58', licensingWrites.dismissNotice],
	['API-59', licensingWrites.attach],
	['API-60', identityCrisisWrites.confirmSafeMode],
	['API-61', identityCrisisWrites.startFresh],
	['API-62', identityCrisisWrites.migrate],
	['API-63', searchCalls.plan],
	['API-63', searchCalls.settings],
	['API-63', searchCalls.stats],
	['API-63', searchCalls.pricing],
	['API-64', searchWrites.saveSettings],
	['API-66', searchCalls.ads],
	['API-66', searchWrites.saveAds],
]);

const SCENARIO = 'complete';

describe('permissions of every call on a connected site, through the app’s own client', () => {
	const { world } = fixtureOf(SCENARIO);
	const calls = ROWS.map(({ call }) => call);
	const asked = callsToMake(calls, world);
	const table = emptyTable(calls);
	let before: unknown[];
	let after: unknown[];

	beforeAll(async () => {
		await loadScenario(SCENARIO);
		before = await whatIsKept();
		await askHarmlessly(table, asked, world);
		after = await whatIsKept();
		await askToWrite(table, asked, world, SCENARIO);
		printTable(table);
		// In WebAssembly each of nearly a thousand calls takes half a second.
	}, 1_800_000);

	it('include every call of the app', async () => {
		await expect(methodsOf(calls)).resolves.toEqual(everyMethod());
	});

	it('let rejected calls change nothing on the site', () => {
		expect(after).toEqual(before);
	});

	it.each(ROWS)('$id $name', ({ call }) => {
		const callers = asked.filter((one) => one.call === call).map(({ caller }) => caller);
		expect(callers).not.toEqual([]);
		expect(Object.fromEntries(table.get(call.name) ?? [])).toEqual(
			Object.fromEntries(callers.map((caller) => [caller, expectedOutcome(caller, call, world)])),
		);
	});
});
