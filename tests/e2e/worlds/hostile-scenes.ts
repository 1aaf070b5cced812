import { ROUTES } from '@/extras/routes';
import { mergeDeep, type WorldPatch } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';
import { IS_LONG, sampleOf } from '#tests/support/long';
import type { Shown } from '../support/stage';
import { PATHS } from './looks';

export interface Scene extends Pick<Shown, 'scenario' | 'world'> {
	hashes: string[];
}

const piecesOf = (...names: string[]): WorldPatch =>
	names.reduce<WorldPatch>((world, name) => mergeDeep(world, readFixture(`pieces/${name}`)), {});

const UNGUARDED = ROUTES.filter(
	({ guard, screen }) => guard === 'none' && (screen === 'dashboard' || screen === 'settings'),
).map(({ path }) => `#${path}`);

/** Every screen of the route table as an administrator, and the screens that differ for other users. */
const ALL_SCENES: Record<string, Scene> = {
	'an administrator': {
		scenario: 'security',
		world: piecesOf(
			'scan/threats',
			'purchases/several',
			'provider/release-post',
			'recommendations/suggestions',
			'licenses/one-detached',
			'licensing/error',
			'verification/verified',
			'site/ads-screen',
		),
		hashes: PATHS.map((path) => `#${path}`),
	},
	'an editor': { scenario: 'editor-view', hashes: UNGUARDED },
	'a subscriber': { scenario: 'subscriber-view', hashes: ['#/dashboard', '#/settings'] },
	'an administrator without an account': {
		scenario: 'unlinked-admin',
		hashes: ['#/dashboard', '#/connect-user', '#/sharing'],
	},
	'an administrator with a coupon': { scenario: 'coupon', hashes: ['#/dashboard', '#/woo-setup'] },
	'an administrator in an identity crisis': {
		scenario: 'identity-crisis',
		hashes: ['#/dashboard'],
	},
};

/** The screens of a plain run: for an administrator, those that show the most data. */
const SHORT: Record<string, string[]> = {
	'an administrator': [
		...['#/dashboard', '#/my-plan', '#/security', '#/traffic'],
		...['#/recommendations/product-suggestions', '#/license/activation', '#/product/scan'],
	],
	'an administrator with a coupon': ['#/dashboard'],
};

export const SCENES: [who: string, scene: Scene][] = IS_LONG
	? Object.entries(ALL_SCENES)
	: sampleOf(ALL_SCENES, Object.keys(SHORT)).map(([who, scene]) => [
			who,
			{ ...scene, hashes: SHORT[who] ?? scene.hashes },
		]);
