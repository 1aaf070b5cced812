import { createRemoteEntity } from '../remote-entity';
import type { RootState } from '../types';

export const selectFeatures = (state: RootState) => state.features;

/** What the plan and the products of the site give it. */
const entity = createRemoteEntity('features', selectFeatures, (api) => api.site.loadFeatures());

export const featuresReducer = entity.reducer;
export const loadFeatures = entity.load;
