import * as v from 'valibot';
import type { ConnectedPlugins } from '@/domain/connection';
import type { OfferedPlan } from '@/domain/plans/offers';
import type { Client } from '../client';
import * as d from '../decode';
import { providerDecoder } from '../provider-answer';
import { currentUserSchema } from './connection';
import { toModule } from './modules';
import { productsSchema } from './offers';
import { pluginSchema } from './plugins';

const connectionDataSchema = d.objectOf({
	connectionOwner: d.orNull(d.plain()),
	currentUser: currentUserSchema,
});

/** The REST answer is a list with the slug inside; the page prints a map (DATA-03). */
const connectedPluginsSchema = v.pipe(
	d.listOf(d.objectOf({ slug: v.string(), name: d.plain() })),
	v.transform((plugins): ConnectedPlugins =>
		Object.fromEntries(plugins.map(({ slug, name }) => [slug, { name }])),
	),
);

const planSchema = d.renamed({
	productId: ['product_id', d.numberOr(0)],
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', d.plainOr()],
});

/**
 * Calls that the catalog of the specification names and no screen makes. They have a file of their own because a method of an entity
 * is in every chunk that imports the entity. A screen that needs one moves it to its entity.
 */
export const catalogApi = (client: Client) => ({
	/** API-07. */
	loadConnectionData: () => client.get('connection/data', d.decoder(connectionDataSchema)),
	/** API-14. */
	loadConnectedPlugins: () => client.get('connection/plugins', d.decoder(connectedPluginsSchema)),
	/** API-22. */
	loadModule: (slug: string) => {
		const schema = v.pipe(
			d.rawMap(),
			v.transform((wire: Record<string, unknown>) => toModule(wire, slug)),
		);
		return client.get(`module/${slug}`, d.decoder(schema));
	},
	/** API-23. Screens set modules as settings. */
	setModuleActive: (slug: string, active: boolean) =>
		client.write(`module/${slug}/active`, d.expectSuccess, { active }),
	/** API-24. */
	saveModuleOptions: (slug: string, options: object) =>
		client.write(`module/${slug}`, d.ignoreAnswer, options),
	/** One plugin, in the state after API-28. */
	loadPlugin: (file: string) =>
		client.get(`plugin/${file}`, (json) => ({
			file,
			...d.decoder(d.fieldOf('data', pluginSchema))(json),
		})),
	/** Every plan of the provider (API-35). An empty answer is a failure, never "nothing on offer". */
	loadPlans: (): Promise<OfferedPlan[]> =>
		client.get('plans', providerDecoder(d.listOf(planSchema))),
	/** Every product of the provider (API-44). An empty answer is a failure, too. */
	loadProducts: () => client.get('products', providerDecoder(productsSchema)),
	/** API-37. No known release registers the route, so reading and saving fail with `not-found`. */
	loadQuestionnaire: () => client.get('setup/questionnaire', d.decoder(d.rawMap())),
	saveQuestionnaire: (data: object) => client.write('setup/questionnaire', d.ignoreAnswer, data),
	/** What API-43 saved. */
	loadRecommendationsStep: () =>
		client.get('recommendations/step', d.decoder(d.fieldOf('step', v.string()))),
	/** The error that API-54 saved; "" without one. */
	loadLicensingError: () => client.get('licensing/error', d.decoder(d.plain())),
});

const adsSettingsSchema = d.renamed({ isActive: ['module_active', d.flag()] });

/**
 * API-66. These routes exist only on sites whose own code shares the ads screen, and otherwise return 404, so
 * our card saves with the other settings.
 */
export const adsApi = (client: Client) => ({
	loadSettings: () => client.get('wordads/settings', d.decoder(adsSettingsSchema)),
	saveSettings: ({ isActive }: v.InferOutput<typeof adsSettingsSchema>) =>
		client.write('wordads/settings', d.decoder(adsSettingsSchema), { module_active: isActive }),
});
