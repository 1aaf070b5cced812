import * as v from 'valibot';
import type { Plugin, PluginMap } from '@/domain/plugins/plugin-state';
import type { Client } from '../client';
import * as d from '../decode';

/** `active` is required, because the dashboard's decisions depend on it. */
export const pluginSchema = d.renamed({
	name: ['Name', d.plain()],
	version: ['Version', d.textOr()],
	description: ['Description', d.plainOr()],
	url: ['PluginURI', d.textOr()],
	isActive: ['active', d.flag()],
});

const pluginMapSchema = v.pipe(
	d.mapOf(pluginSchema),
	v.transform((plugins: Record<string, Omit<Plugin, 'file'>>): PluginMap =>
		Object.fromEntries(
			Object.entries(plugins).map(([file, plugin]) => [file, { file, ...plugin }]),
		),
	),
);

const updatesSchema = d.objectOf({ code: v.string(), count: d.number() });

export interface PluginInstallation {
	/** The plugin's name in the plugin directory. */
	slug: string;
	status?: 'active' | 'inactive';
	/** The origin of the request, for the server's records. */
	source?: string;
}

/** An already active plugin is refused with 404 and the code `plugin_already_active`. */
export const pluginsApi = (client: Client) => ({
	/** API-29: file → plugin. */
	loadAll: () => client.get('plugins', d.decoder(pluginMapSchema)),
	/** Installs the plugin if it is absent, then activates it (API-28). */
	install: ({ slug, status = 'active', source }: PluginInstallation) =>
		client.write('plugins', d.expectSuccess, { slug, status, source }),
	/** How many plugins have an update (API-34). */
	countUpdates: () => client.get('updates/plugins', d.decoder(updatesSchema)),
});
