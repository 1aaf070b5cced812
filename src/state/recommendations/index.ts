export * from './loaders';
export { saveRecommendations, saveStep } from './thunks';
