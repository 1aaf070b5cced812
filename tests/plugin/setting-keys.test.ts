import { buildWirePageData } from '#tests/support/fixtures';
import { buildPlacesTable } from '@/domain/server-tables/places';
import { SETTINGS_CARDS } from '@/domain/settings/registry';

it("lists the app's settings that one release of Jetpack has and another has not", () => {
	const [older, newer] = [{}, { scenario: 'jetpack-16' }].map(
		(options) => buildWirePageData(options).settings as object,
	);
	const modules = new Set(
		SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ module }) => module)),
	);
	const differing = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => String(id)))
		.filter((id) => !modules.has(id))
		.filter((id) => id in (older ?? {}) !== id in (newer ?? {}));
	expect([...buildPlacesTable().varying].sort()).toEqual(differing.sort());
});
