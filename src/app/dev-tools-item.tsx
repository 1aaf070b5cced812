import { type ComponentType, createContext, useContext } from 'react';
import { __ } from '@wordpress/i18n';
import { createLoadable } from '@/ui/loadable/create-loadable';

/** The dev tools, which only the start of a development version loads (DEV-01). */
export const DEV_TOOLS = createLoadable(
	() => import(/* webpackChunkName: "dev-tools" */ './dev-tools'),
);

/** Their footer item; undefined if they loaded after the store, because they must stand between it and its readers. */
export const DevToolsContext = createContext<ComponentType | undefined>(undefined);

export function DevToolsItem() {
	const Item = useContext(DevToolsContext);
	return Item ? <Item /> : __("Couldn't load the dev tools.");
}
