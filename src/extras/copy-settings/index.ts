import type { ComponentType } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';

export const copySettingsScreen = {
	'copy-settings': createLoadable<ComponentType>(
		() => import(/* webpackChunkName: "tools" */ './views/copy-settings-screen'),
	),
};
