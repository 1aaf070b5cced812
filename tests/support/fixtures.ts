import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	buildWorld,
	HOME,
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

/** The admin page that prints the page data. */
export const PAGE_URL = `${HOME}/wp-admin/admin.php?page=jetpack`;

/** `Initial_State` as it stands in the page, undecoded. */
export function buildWirePageData(options: WorldOptions = {}): Record<string, unknown> {
	return { ...pageDataOf(buildTestWorld(options), readFixture), ...options.pageData };
}

export function buildPageData(options: WorldOptions = {}): PageData {
	return decodePageData(buildWirePageData(options), PAGE_URL);
}
