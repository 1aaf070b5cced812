import { loadScenario } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';
import type { Api } from '@/api';
import { apiOf } from './client';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';

type Start = (scenario: string) => Promise<Api>;

const startPlugin: Start = async (scenario) => {
	await loadScenario(scenario);
	return apiOf(fixtureOf(scenario).world.viewer as Role);
};

const startFixtures: Start = async (scenario) => fixtureApiOf(fixtureOf(scenario).world);

/** The plugin and the fixtures, which must behave the same. */
export const HALVES: [string, Start][] = [
	['the plugin', startPlugin],
	['the fixtures', startFixtures],
];
