/** Needs a page: the DOM decodes the entities in the names of a dirty host.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { applyChanges } from '@/extras/copy-settings/state/apply';
import { writeSettingsFile } from '@/extras/copy-settings/domain/write';
import { readSettingsFile } from '@/extras/copy-settings/domain/read';
import { findOwnKey } from '@/domain/settings/file/values';
import { planFile } from '@/extras/copy-settings/domain/plan';
import { listSiteEntries } from '@/domain/settings/file/site-entries';
import { createTestStore } from '#tests/support/store';
import { SCENARIOS } from '#tests/support/fixtures';
import { IS_LONG } from '#tests/support/long';
import {
	applyTo,
	buildRandomFile,
	factsOf,
	openSite,
	planOn,
	random,
	SEED,
	toTargets,
	valuesOf,
} from './file-world';

const ORIGIN = { site: 'Bakery', jetpack: '11.2', date: '2026-01-31T00:00:00.000Z' };

const SECRETS: Record<string, unknown> = {
	wordpress_api_key: 'secret0apikey',
	google: 'secret-google-code',
	bing: 'secret-bing-code',
	pinterest: 'secret-pinterest-code',
	yandex: 'secret-yandex-code',
	facebook: 'secret-facebook-code',
	google_analytics_tracking_id: 'UA-secret-1',
	post_by_email_address: 'secret-mail@post.example.com',
	jetpack_protect_key: 'secret-protect-key',
	jetpack_protect_global_whitelist: { local: ['203.0.113.77'] },
	jetpack_waf_ip_block_list: '203.0.113.77',
	jetpack_waf_ip_allow_list: '203.0.113.77',
	wordads_custom_adstxt: 'example.com, secret-account, DIRECT',
	wordads_ccpa_privacy_policy_url: 'https://secret.example/privacy',
	advanced_seo_front_page_description: 'secret description',
	highlander_comment_form_prompt: 'secret introduction',
	jetpack_subscriptions_from_name: 'secret person',
	subscription_options: { welcome: 'secret welcome to secret-mail@example.com' },
	monitor_notification_email: 'secret-mail@example.com',
	access_token: 'secret-token',
};

it.each(SCENARIOS)('a file of %s changes nothing on its site, and has no secrets', (scenario) => {
	const world = createTestStore({ scenario, world: { settings: SECRETS } });
	const facts = factsOf(world);
	const text = writeSettingsFile(facts, ORIGIN);
	expect(text).not.toMatch(/secret|203\.0\.113|@|https?:/);
	const read = readSettingsFile(text);
	if (read.kind === 'problem') {
		throw new Error(read.sentence);
	}
	expect(read.file.ignored).toEqual([]);
	expect(planFile(read.file, facts)).toEqual({
		changes: [],
		blocked: [],
		// One that has two names is one.
		sameCount: new Set(listSiteEntries(facts).map(({ key }) => findOwnKey(key, facts.settings)))
			.size,
	});
	const isManager = facts.canManageModules;
	expect(listSiteEntries(facts).length > 50).toBe(isManager);
});

/** Sites that can take different parts of a file. */
const WORST = ['free', 'complete', 'jetpack-16', 'offline', 'site-only', 'linked-admin'];

it.each(IS_LONG ? SCENARIOS : WORST)(
	`a random file on %s: the site has its applicable part, and nothing else changes (seed ${SEED})`,
	async (scenario) => {
		const world = await openSite({ scenario });
		const before = valuesOf(world);
		const file = buildRandomFile(factsOf(world), random(scenario));
		const plan = planOn(world, file);
		const targets = toTargets(plan);
		expect(plan.blocked.every(({ reason }) => reason.length > 0)).toBe(true);
		const { data } = await world.store.dispatch(applyChanges('Bakery', targets));
		const refused = new Set(
			data?.steps.filter(({ state }) => state === 'refused').map(({ key }) => key),
		);
		const expected = targets.filter(({ key }) => !refused.has(key));
		expect({ seed: SEED, values: valuesOf(world) }).toEqual({
			seed: SEED,
			values: applyTo(before, expected),
		});
		// The rest of the file was refused, with the server's reason, or had been blocked.
		const rest = planOn(world, file);
		expect(rest.changes.map(({ key }) => key).sort()).toEqual([...refused].sort());
		expect(rest.blocked.map(({ key }) => key)).toEqual(plan.blocked.map(({ key }) => key));
	},
);
