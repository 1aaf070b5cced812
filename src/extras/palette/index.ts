import type { Extra } from '@/screens/common/slot';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { onSwitchRequest } from './switch-request';

const APPLY_REQUEST = createLoadable(
	() => import(/* webpackChunkName: "settings" */ './apply-request'),
);

export const palette: Extra = {
	start: (store) =>
		onSwitchRequest((request) => {
			APPLY_REQUEST.load().then((apply) => apply(store, request), request.otherwise);
		}),
};
