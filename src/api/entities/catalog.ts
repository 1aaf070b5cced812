import * as v from 'valibot';
import type { ConnectedPlugins } from '@/domain/connection';
import type { OfferedPlan } from '@/domain/plans/offers';
import type { Client } from '../client';
import {
	decoder,
	expectSuccess,
	fieldOf,
	ignoreAnswer,
	listOf,
	numberOr,
	objectOf,
	orNull,
	plain,
	plainOr,
	rawMap,
	renamed,
	flag,
} from '../decode';
import { providerDecoder } from '../provider-answer';
import { currentUserSchema } from './connection';
import { toModule } from './modules';
import { productsSchema } from './offers';
import { pluginSchema } from './plugins';

const connectionDataSchema = objectOf({
	connectionOwner: orNull(plain()),
	currentUser: currentUserSchema,
});

/** The REST answer is a list with the slug inside; the page prints a map (DATA-03). */
const connectedPluginsSchema = v.pipe(
	listOf(objectOf({ slug: v.string(), name: plain() })),
	v.transform((plugins): ConnectedPlugins =>
		Object.fromEntries(plugins.map(({ slug, name }) => [slug, { name }])),
	),
);

const planSchema = renamed({
	productId: ['product_id', numberOr(0)],
	productSlug: ['product_slug', v.string()],
	productName: ['product_name', plainOr()],
});

/**
 * Calls that the catalog of the specification names and no screen makes. They have a file of their own because a method of an entity
 * is in every chunk that imports the entity. A screen that needs one moves it to its entity.
 */
export const catalogApi = (client: Client) => ({
	/** API-07. */
	loadConnectionData: () => client.get('connection/data', decoder(connectionDataSchema)),
	/** API-14. */
	loadConnectedPlugins: () => client.get('connection/plugins', decoder(connectedPluginsSchema)),
	/** API-22. */
	loadModule: (slug: string) => {
		const schema = v.pipe(
			rawMap(),
			v.transform((wire: Record<string, unknown>) => toModule(wire, slug)),
		);
		return client.get(`module/${slug}`, decoder(schema));
	},
	/** API-23. Screens set modules as settings. */
	setModuleActive: (slug: string, active: boolean) =>
		client.write(`module/${slug}/active`, expectSuccess, { active }),
	/** API-24. */
	saveModuleOptions: (slug: string, options: object) =>
		client.write(`module/${slug}`, ignoreAnswer, options),
	/** One plugin, in the state after API-28. */
	loadPlugin: (file: string) =>
		client.get(`plugin/${file}`, (json) => ({
			file,
			...decoder(fieldOf('data', pluginSchema))(json),
		})),
	/** Every plan of the provider (API-35). An empty answer is a failure, never "nothing on offer". */
	loadPlans: (): Promise<OfferedPlan[]> => client.get('plans', providerDecoder(listOf(planSchema))),
	/** Every product of the provider (API-44). An empty answer is a failure, too. */
	loadProducts: () => client.get('products', providerDecoder(productsSchema)),
	/** API-37. No known release registers the route, so reading and saving fail with `not-found`. */
	loadQuestionnaire: () => client.get('setup/questionnaire', decoder(rawMap())),
	saveQuestionnaire: (data: object) => client.write('setup/questionnaire', ignoreAnswer, data),
	/** What API-43 saved. */
	loadRecommendationsStep: () =>
		client.get('recommendations/step', decoder(fieldOf('step', v.string()))),
	/** The error that API-54 saved; "" without one. */
	loadLicensingError: () => client.get('licensing/error', decoder(plain())),
});

const adsSettingsSchema = renamed({ isActive: ['module_active', flag()] });

/**
 * API-66. These routes exist only on sites whose own code shares the ads screen, and otherwise return 404, so
 * our card saves with the other settings.
 */
export const adsApi = (client: Client) => ({
	loadSettings: () => client.get('wordads/settings', decoder(adsSettingsSchema)),
	saveSettings: ({ isActive }: v.InferOutput<typeof adsSettingsSchema>) =>
		client.write('wordads/settings', decoder(adsSettingsSchema), { module_active: isActive }),
});
