export { submitSurvey } from './submit';
export { selectCanSubmitSurvey, selectSurvey } from './selectors';
