import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	buildWorld,
	createFixtures,
	HOME,
	pageDataOf,
	type World,
	type WorldPatch,
} from '#fixtures/build';
import { decodePageData } from '@/api';
import type { PageData } from '@/domain/site/page-data';

export const FIXTURES = join(__dirname, '../../fixtures');

const files = new Map<string, unknown>();

function freeze(value: unknown): unknown {
	if (typeof value === 'object' && value !== null) {
		Object.values(value).forEach(freeze);
		Object.freeze(value);
	}
	return value;
}

/** Parses a file once. It is frozen, because every scenario of a test file shares it. */
function readJson(path: string): unknown {
	if (!files.has(path)) {
		files.set(path, freeze(JSON.parse(readFileSync(join(FIXTURES, `${path}.json`), 'utf8'))));
	}
	return files.get(path);
}

const scenarioFiles = readdirSync(join(FIXTURES, 'scenarios'), {
	encoding: 'utf8',
	recursive: true,
});

export const { readFixture, SCENARIOS } = createFixtures(scenarioFiles, readJson);

export interface WorldOptions {
	/** The name of a file below fixtures/scenarios. */
	scenario?: string;
	/** Merged over the scenario. */
	world?: WorldPatch;
	/** Merged over the printed page data. */
	pageData?: Record<string, unknown>;
}

export function buildTestWorld({ scenario = 'free', world = {} }: WorldOptions = {}): World {
	return buildWorld(scenario, readFixture, world);
}

export const PAGE_URL = `${HOME}/wp-admin/admin.php?page=jetpack`;

/** `Initial_State` as the page prints it, undecoded. */
export function buildWirePageData(options: WorldOptions = {}): Record<string, unknown> {
	return { ...pageDataOf(buildTestWorld(options), readFixture), ...options.pageData };
}

export function withOnlyModules(...slugs: string[]): Pick<WorldOptions, 'pageData'> {
	const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
	return {
		pageData: { getModules: Object.fromEntries(modules.filter(([slug]) => slugs.includes(slug))) },
	};
}

export function buildPageData(options: WorldOptions = {}): PageData {
	return decodePageData(buildWirePageData(options), PAGE_URL);
}
