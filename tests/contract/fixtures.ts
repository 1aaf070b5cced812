import { buildWorld, pageDataOf, type World } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';

/** The resolved scenario and the page data that jest, msw and the dev server use. */
export function fixtureOf(scenario: string): { world: World; pageData: Record<string, unknown> } {
	const world = buildWorld(scenario, readFixture);
	return { world, pageData: pageDataOf(world, readFixture) };
}
