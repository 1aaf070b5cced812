import type { PluginMap } from '@/domain/plugins/plugin-state';
import {
	DESCRIPTION_LIMIT,
	fitIntoDescription,
	resolveDescriptionLength,
} from '@/domain/seo/description';
import { resolveSeoCard, type SeoCardFacts } from '@/domain/seo/card';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { FAILED, LOADING } from '../shorthand';

const pluginsOf = (active: Record<string, boolean>): PluginMap =>
	Object.fromEntries(
		Object.entries(active).map(([file, isActive]) => [
			file,
			{ file, name: 'Whatever', version: '', description: '', url: '', isActive },
		]),
	);

const UNREAD = toFailed<PluginMap, Error>(idle, new Error('no'));

const open = (unchecked: object | null = null) => ({ kind: 'open', unchecked });
const closed = (unchecked: object | null = null) => ({ kind: 'closed', unchecked });
const viewOf = (facts: Partial<SeoCardFacts> = {}) =>
	resolveSeoCard({ plugins: toReady({}), connection: 'connected', isOn: true, ...facts });

it.each([
	['wordpress-seo/wp-seo.php', 'Yoast SEO'],
	['wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium'],
	['all-in-one-seo-pack/all_in_one_seo_pack.php', 'All In One SEO Pack'],
	['all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'All in One SEO Pack Pro'],
])('TRAFFIC-23 reports the conflict with an active SEO plugin: %s', (file, plugin) => {
	const conflict = { kind: 'conflict', plugin };
	const plugins = toReady(pluginsOf({ [file]: true, 'akismet/akismet.php': true }));
	expect(viewOf({ plugins })).toEqual(conflict);
	expect(viewOf({ plugins, isOn: false })).toEqual(conflict);
	expect(viewOf({ plugins, connection: 'offline' })).toEqual(conflict);
	expect(viewOf({ plugins: toLoading(plugins) })).toEqual(conflict);
	expect(viewOf({ plugins: toReady(pluginsOf({ [file]: false })) }).kind).toBe('open');
});

it.each<[string, Partial<SeoCardFacts>, object]>([
	['open', {}, open()],
	['loading before the plugins are loaded', { plugins: idle }, LOADING],
	['closed offline, without a report', { plugins: UNREAD, connection: 'offline' }, closed()],
	['open if the plugins failed to load', { plugins: UNREAD }, open(FAILED)],
])('TRAFFIC-21 the card is %s', (_what, facts, view) => {
	expect(viewOf(facts)).toEqual(view);
});

it.each([
	[159, 'fine'],
	[160, 'long'],
	[300, 'full'],
])('TRAFFIC-27 TRAFFIC-28 a description of %d characters is %s', (length, view) => {
	expect(resolveDescriptionLength('x'.repeat(length))).toBe(view);
});

it.each([
	['the part that fits', 'abc', 298, 'ab'],
	['no part of a combined emoji', 'a👨‍👩‍👧‍👦', 292, 'a'],
	['line breaks as the field counts them', 'a\r\nb', 297, 'a\nb'],
])('TRAFFIC-25 pastes %s', (_what, pasted, left, fitting) => {
	expect(fitIntoDescription(pasted, left)).toBe(fitting);
	expect(left > 300 || left + fitting.length <= DESCRIPTION_LIMIT).toBe(true);
});
