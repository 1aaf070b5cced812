import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	buildWorld,
	pageDataOf,
	type ReadFixture,
	type World,
	type WorldPatch,
} from '#fixtures/build';
import { decodePageData } from '@/api';
import type { PageData } from '@/domain/page-data';

const FOLDER = join(__dirname, '../../fixtures');
const cache = new Map<string, unknown>();

export const readFixture: ReadFixture = (path) => {
	if (!cache.has(path)) {
		cache.set(path, JSON.parse(readFileSync(join(FOLDER, `${path}.json`), 'utf8')));
	}
	return structuredClone(cache.get(path));
};

export interface WorldOptions {
	/** A file of fixtures/scenarios. */
	scenario?: string;
	/** Merged over the scenario. */
	world?: WorldPatch;
	/** Merged over what the page prints. */
	pageData?: Record<string, unknown>;
}

export function buildTestWorld({ scenario = 'free', world = {} }: WorldOptions = {}): World {
	return buildWorld(scenario, readFixture, world);
}

/** `Initial_State` as it stands in the page, undecoded. */
export function buildWirePageData(options: WorldOptions = {}): Record<string, unknown> {
	return { ...pageDataOf(buildTestWorld(options), readFixture), ...options.pageData };
}

/** What the page prints on a site that has only these modules. */
export function withOnlyModules(...slugs: string[]): Pick<WorldOptions, 'pageData'> {
	const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
	return {
		pageData: { getModules: Object.fromEntries(modules.filter(([slug]) => slugs.includes(slug))) },
	};
}

export function buildPageData(options: WorldOptions = {}): PageData {
	return decodePageData(buildWirePageData(options));
}
