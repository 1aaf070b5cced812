import type { ComponentType } from 'react';
import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';

export const changesScreen = {
	changes: createLoadable<ComponentType>(
		() => import(/* webpackChunkName: "tools" */ './views/changes-screen'),
	),
};

export const changes: Extra = {
	settingsChanged: createLoadable(
		() => import(/* webpackChunkName: "dashboard" */ './state/recent-changes'),
	),
};
