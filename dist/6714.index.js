export const id = 6714;
export const ids = [6714];
export const modules = {

/***/ 96714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36214);
// Generated from schemas/ by `npm run generate`. Edit the schema instead.


const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/config.schema.json","type":"object","additionalProperties":false,"properties":{"ignore":{"examples":[["docs/archive/**","**/*.snap"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"include":{"examples":[["vendor/own-fork/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"neverSend":{"examples":[["config/customers/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"instructions":{"examples":["Amounts are whole cents. Every query must carry the tenant."],"type":"string","minLength":1,"maxLength":4000},"language":{"examples":["en","de","pt-BR"],"type":"string","pattern":"^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$"},"minSeverity":{"examples":["suggestion"],"enum":["blocking","important","suggestion"]},"maxComments":{"examples":[30],"type":"integer","minimum":0,"maximum":100},"reviewDisagreementRound":{"examples":[true],"type":"boolean"},"triageCrossCheck":{"type":"object","additionalProperties":false,"properties":{"enabled":{"examples":[true],"type":"boolean"},"sampleRate":{"examples":[0.2],"type":"number","minimum":0,"maximum":1},"slot":{"examples":["gpt"],"enum":["fable","opus","sonnet","gpt"]},"blockOnDisagreement":{"examples":[false],"type":"boolean"}}},"modelFallback":{"type":"object","additionalProperties":false,"properties":{"fableEnabled":{"examples":[false],"type":"boolean"},"onDispatchError":{"examples":[true],"type":"boolean"}}},"modelRouting":{"type":"object","additionalProperties":false,"properties":{"enabled":{"examples":[true],"type":"boolean"},"strategy":{"examples":["manual","cost-ceiling"],"enum":["manual","cost-ceiling"]},"rules":{"examples":[[{"when":{"paths":["docs/**"],"risk":["low"],"language":["markdown"]},"slots":["sonnet"]}]],"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["when","slots"],"properties":{"when":{"type":"object","additionalProperties":false,"properties":{"paths":{"examples":[["docs/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"},"minItems":1},"risk":{"examples":[["low"]],"type":"array","minItems":1,"items":{"enum":["low","medium","high"]}},"language":{"examples":[["markdown"]],"type":"array","minItems":1,"items":{"enum":["typescript","javascript","python","go","java","kotlin","swift","csharp","ruby","php","rust","scala","dart","c","cpp","objective-c","shell","powershell","sql","html","css","markdown","yaml","json","toml","dockerfile","terraform"]}}}},"slots":{"examples":[["sonnet"]],"type":"array","minItems":1,"items":{"enum":["fable","opus","sonnet","gpt"]}}}}},"budgetCeilingUsd":{"examples":[2],"type":"number","minimum":0.01,"maximum":1000000},"recordDecisions":{"examples":[true],"type":"boolean"}}},"testGap":{"type":"object","additionalProperties":false,"properties":{"enabled":{"examples":[true],"type":"boolean"},"blockThreshold":{"examples":[5,null],"type":["integer","null"],"minimum":1},"promoteSeverity":{"examples":[false],"type":"boolean"}}},"exceptionMarkers":{"type":"object","additionalProperties":false,"properties":{"allowSecurity":{"examples":[false],"type":"boolean"}}},"reviewScopeGate":{"examples":[true],"type":"boolean"},"diffRiskAdvisory":{"examples":[false],"type":"boolean"},"rules":{"examples":[["docs/rules/*.md"]],"type":"array","maxItems":20,"items":{"$ref":"#/$defs/glob"}},"skillConformance":{"type":"object","additionalProperties":false,"properties":{"blockOnCoverageGap":{"examples":[true],"type":"boolean"},"leaveOut":{"examples":[["PERF-001"]],"type":"array","maxItems":100,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$","examples":["PERF-001"]}}}}},"$defs":{"glob":{"type":"string","minLength":1,"maxLength":200,"examples":["src/**/*.ts"]}}};
const schema32 = {"type":"string","minLength":1,"maxLength":200,"examples":["src/**/*.ts"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A;
const pattern4 = new RegExp("^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$", "u");
const pattern5 = new RegExp("^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://quorate.invalid/schemas/config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ignore !== undefined){
let data0 = data.ignore;
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err2 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.include !== undefined){
let data2 = data.include;
if(Array.isArray(data2)){
if(data2.length > 200){
const err6 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err7 = {instancePath:instancePath+"/include/" + i1,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/include/" + i1,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/include/" + i1,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.neverSend !== undefined){
let data4 = data.neverSend;
if(Array.isArray(data4)){
if(data4.length > 200){
const err11 = {instancePath:instancePath+"/neverSend",schemaPath:"#/properties/neverSend/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err12 = {instancePath:instancePath+"/neverSend/" + i2,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/neverSend/" + i2,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/neverSend/" + i2,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/neverSend",schemaPath:"#/properties/neverSend/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.instructions !== undefined){
let data6 = data.instructions;
if(typeof data6 === "string"){
if(func2(data6) > 4000){
const err16 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data6) < 1){
const err17 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language !== undefined){
let data7 = data.language;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err19 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$"},message:"must match pattern \""+"^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.minSeverity !== undefined){
let data8 = data.minSeverity;
if(!(((data8 === "blocking") || (data8 === "important")) || (data8 === "suggestion"))){
const err21 = {instancePath:instancePath+"/minSeverity",schemaPath:"#/properties/minSeverity/enum",keyword:"enum",params:{allowedValues: schema31.properties.minSeverity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.maxComments !== undefined){
let data9 = data.maxComments;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/maxComments",schemaPath:"#/properties/maxComments/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/maxComments",schemaPath:"#/properties/maxComments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/maxComments",schemaPath:"#/properties/maxComments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.reviewDisagreementRound !== undefined){
if(typeof data.reviewDisagreementRound !== "boolean"){
const err25 = {instancePath:instancePath+"/reviewDisagreementRound",schemaPath:"#/properties/reviewDisagreementRound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.triageCrossCheck !== undefined){
let data11 = data.triageCrossCheck;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!((((key1 === "enabled") || (key1 === "sampleRate")) || (key1 === "slot")) || (key1 === "blockOnDisagreement"))){
const err26 = {instancePath:instancePath+"/triageCrossCheck",schemaPath:"#/properties/triageCrossCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.enabled !== undefined){
if(typeof data11.enabled !== "boolean"){
const err27 = {instancePath:instancePath+"/triageCrossCheck/enabled",schemaPath:"#/properties/triageCrossCheck/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.sampleRate !== undefined){
let data13 = data11.sampleRate;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/triageCrossCheck/sampleRate",schemaPath:"#/properties/triageCrossCheck/properties/sampleRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/triageCrossCheck/sampleRate",schemaPath:"#/properties/triageCrossCheck/properties/sampleRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/triageCrossCheck/sampleRate",schemaPath:"#/properties/triageCrossCheck/properties/sampleRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.slot !== undefined){
let data14 = data11.slot;
if(!((((data14 === "fable") || (data14 === "opus")) || (data14 === "sonnet")) || (data14 === "gpt"))){
const err31 = {instancePath:instancePath+"/triageCrossCheck/slot",schemaPath:"#/properties/triageCrossCheck/properties/slot/enum",keyword:"enum",params:{allowedValues: schema31.properties.triageCrossCheck.properties.slot.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.blockOnDisagreement !== undefined){
if(typeof data11.blockOnDisagreement !== "boolean"){
const err32 = {instancePath:instancePath+"/triageCrossCheck/blockOnDisagreement",schemaPath:"#/properties/triageCrossCheck/properties/blockOnDisagreement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/triageCrossCheck",schemaPath:"#/properties/triageCrossCheck/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.modelFallback !== undefined){
let data16 = data.modelFallback;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 in data16){
if(!((key2 === "fableEnabled") || (key2 === "onDispatchError"))){
const err34 = {instancePath:instancePath+"/modelFallback",schemaPath:"#/properties/modelFallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data16.fableEnabled !== undefined){
if(typeof data16.fableEnabled !== "boolean"){
const err35 = {instancePath:instancePath+"/modelFallback/fableEnabled",schemaPath:"#/properties/modelFallback/properties/fableEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.onDispatchError !== undefined){
if(typeof data16.onDispatchError !== "boolean"){
const err36 = {instancePath:instancePath+"/modelFallback/onDispatchError",schemaPath:"#/properties/modelFallback/properties/onDispatchError/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/modelFallback",schemaPath:"#/properties/modelFallback/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.modelRouting !== undefined){
let data19 = data.modelRouting;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
if(!(((((key3 === "enabled") || (key3 === "strategy")) || (key3 === "rules")) || (key3 === "budgetCeilingUsd")) || (key3 === "recordDecisions"))){
const err38 = {instancePath:instancePath+"/modelRouting",schemaPath:"#/properties/modelRouting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.enabled !== undefined){
if(typeof data19.enabled !== "boolean"){
const err39 = {instancePath:instancePath+"/modelRouting/enabled",schemaPath:"#/properties/modelRouting/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data19.strategy !== undefined){
let data21 = data19.strategy;
if(!((data21 === "manual") || (data21 === "cost-ceiling"))){
const err40 = {instancePath:instancePath+"/modelRouting/strategy",schemaPath:"#/properties/modelRouting/properties/strategy/enum",keyword:"enum",params:{allowedValues: schema31.properties.modelRouting.properties.strategy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.rules !== undefined){
let data22 = data19.rules;
if(Array.isArray(data22)){
if(data22.length > 50){
const err41 = {instancePath:instancePath+"/modelRouting/rules",schemaPath:"#/properties/modelRouting/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data22.length < 1){
const err42 = {instancePath:instancePath+"/modelRouting/rules",schemaPath:"#/properties/modelRouting/properties/rules/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.when === undefined){
const err43 = {instancePath:instancePath+"/modelRouting/rules/" + i3,schemaPath:"#/properties/modelRouting/properties/rules/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data23.slots === undefined){
const err44 = {instancePath:instancePath+"/modelRouting/rules/" + i3,schemaPath:"#/properties/modelRouting/properties/rules/items/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data23){
if(!((key4 === "when") || (key4 === "slots"))){
const err45 = {instancePath:instancePath+"/modelRouting/rules/" + i3,schemaPath:"#/properties/modelRouting/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.when !== undefined){
let data24 = data23.when;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!(((key5 === "paths") || (key5 === "risk")) || (key5 === "language"))){
const err46 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data24.paths !== undefined){
let data25 = data24.paths;
if(Array.isArray(data25)){
if(data25.length > 200){
const err47 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/paths/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data25.length < 1){
const err48 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 === "string"){
if(func2(data26) > 200){
const err49 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths/" + i4,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func2(data26) < 1){
const err50 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths/" + i4,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths/" + i4,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/paths",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.risk !== undefined){
let data27 = data24.risk;
if(Array.isArray(data27)){
if(data27.length < 1){
const err53 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/risk",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/risk/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
if(!(((data28 === "low") || (data28 === "medium")) || (data28 === "high"))){
const err54 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/risk/" + i5,schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/risk/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.modelRouting.properties.rules.items.properties.when.properties.risk.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/risk",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/risk/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data24.language !== undefined){
let data29 = data24.language;
if(Array.isArray(data29)){
if(data29.length < 1){
const err56 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/language",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/language/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
if(!(((((((((((((((((((((((((((data30 === "typescript") || (data30 === "javascript")) || (data30 === "python")) || (data30 === "go")) || (data30 === "java")) || (data30 === "kotlin")) || (data30 === "swift")) || (data30 === "csharp")) || (data30 === "ruby")) || (data30 === "php")) || (data30 === "rust")) || (data30 === "scala")) || (data30 === "dart")) || (data30 === "c")) || (data30 === "cpp")) || (data30 === "objective-c")) || (data30 === "shell")) || (data30 === "powershell")) || (data30 === "sql")) || (data30 === "html")) || (data30 === "css")) || (data30 === "markdown")) || (data30 === "yaml")) || (data30 === "json")) || (data30 === "toml")) || (data30 === "dockerfile")) || (data30 === "terraform"))){
const err57 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/language/" + i6,schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/language/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.modelRouting.properties.rules.items.properties.when.properties.language.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when/language",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/properties/language/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/when",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/when/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data23.slots !== undefined){
let data31 = data23.slots;
if(Array.isArray(data31)){
if(data31.length < 1){
const err60 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/slots",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/slots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len7 = data31.length;
for(let i7=0; i7<len7; i7++){
let data32 = data31[i7];
if(!((((data32 === "fable") || (data32 === "opus")) || (data32 === "sonnet")) || (data32 === "gpt"))){
const err61 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/slots/" + i7,schemaPath:"#/properties/modelRouting/properties/rules/items/properties/slots/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.modelRouting.properties.rules.items.properties.slots.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/modelRouting/rules/" + i3+"/slots",schemaPath:"#/properties/modelRouting/properties/rules/items/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/modelRouting/rules/" + i3,schemaPath:"#/properties/modelRouting/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/modelRouting/rules",schemaPath:"#/properties/modelRouting/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data19.budgetCeilingUsd !== undefined){
let data33 = data19.budgetCeilingUsd;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000 || isNaN(data33)){
const err65 = {instancePath:instancePath+"/modelRouting/budgetCeilingUsd",schemaPath:"#/properties/modelRouting/properties/budgetCeilingUsd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data33 < 0.01 || isNaN(data33)){
const err66 = {instancePath:instancePath+"/modelRouting/budgetCeilingUsd",schemaPath:"#/properties/modelRouting/properties/budgetCeilingUsd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/modelRouting/budgetCeilingUsd",schemaPath:"#/properties/modelRouting/properties/budgetCeilingUsd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.recordDecisions !== undefined){
if(typeof data19.recordDecisions !== "boolean"){
const err68 = {instancePath:instancePath+"/modelRouting/recordDecisions",schemaPath:"#/properties/modelRouting/properties/recordDecisions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/modelRouting",schemaPath:"#/properties/modelRouting/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.testGap !== undefined){
let data35 = data.testGap;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key6 in data35){
if(!(((key6 === "enabled") || (key6 === "blockThreshold")) || (key6 === "promoteSeverity"))){
const err70 = {instancePath:instancePath+"/testGap",schemaPath:"#/properties/testGap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data35.enabled !== undefined){
if(typeof data35.enabled !== "boolean"){
const err71 = {instancePath:instancePath+"/testGap/enabled",schemaPath:"#/properties/testGap/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data35.blockThreshold !== undefined){
let data37 = data35.blockThreshold;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
const err72 = {instancePath:instancePath+"/testGap/blockThreshold",schemaPath:"#/properties/testGap/properties/blockThreshold/type",keyword:"type",params:{type: schema31.properties.testGap.properties.blockThreshold.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
const err73 = {instancePath:instancePath+"/testGap/blockThreshold",schemaPath:"#/properties/testGap/properties/blockThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data35.promoteSeverity !== undefined){
if(typeof data35.promoteSeverity !== "boolean"){
const err74 = {instancePath:instancePath+"/testGap/promoteSeverity",schemaPath:"#/properties/testGap/properties/promoteSeverity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/testGap",schemaPath:"#/properties/testGap/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.exceptionMarkers !== undefined){
let data39 = data.exceptionMarkers;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key7 in data39){
if(!(key7 === "allowSecurity")){
const err76 = {instancePath:instancePath+"/exceptionMarkers",schemaPath:"#/properties/exceptionMarkers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data39.allowSecurity !== undefined){
if(typeof data39.allowSecurity !== "boolean"){
const err77 = {instancePath:instancePath+"/exceptionMarkers/allowSecurity",schemaPath:"#/properties/exceptionMarkers/properties/allowSecurity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/exceptionMarkers",schemaPath:"#/properties/exceptionMarkers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.reviewScopeGate !== undefined){
if(typeof data.reviewScopeGate !== "boolean"){
const err79 = {instancePath:instancePath+"/reviewScopeGate",schemaPath:"#/properties/reviewScopeGate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.diffRiskAdvisory !== undefined){
if(typeof data.diffRiskAdvisory !== "boolean"){
const err80 = {instancePath:instancePath+"/diffRiskAdvisory",schemaPath:"#/properties/diffRiskAdvisory/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.rules !== undefined){
let data43 = data.rules;
if(Array.isArray(data43)){
if(data43.length > 20){
const err81 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len8 = data43.length;
for(let i8=0; i8<len8; i8++){
let data44 = data43[i8];
if(typeof data44 === "string"){
if(func2(data44) > 200){
const err82 = {instancePath:instancePath+"/rules/" + i8,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(func2(data44) < 1){
const err83 = {instancePath:instancePath+"/rules/" + i8,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/rules/" + i8,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.skillConformance !== undefined){
let data45 = data.skillConformance;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key8 in data45){
if(!((key8 === "blockOnCoverageGap") || (key8 === "leaveOut"))){
const err86 = {instancePath:instancePath+"/skillConformance",schemaPath:"#/properties/skillConformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data45.blockOnCoverageGap !== undefined){
if(typeof data45.blockOnCoverageGap !== "boolean"){
const err87 = {instancePath:instancePath+"/skillConformance/blockOnCoverageGap",schemaPath:"#/properties/skillConformance/properties/blockOnCoverageGap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data45.leaveOut !== undefined){
let data47 = data45.leaveOut;
if(Array.isArray(data47)){
if(data47.length > 100){
const err88 = {instancePath:instancePath+"/skillConformance/leaveOut",schemaPath:"#/properties/skillConformance/properties/leaveOut/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len9 = data47.length;
for(let i9=0; i9<len9; i9++){
let data48 = data47[i9];
if(typeof data48 === "string"){
if(!pattern5.test(data48)){
const err89 = {instancePath:instancePath+"/skillConformance/leaveOut/" + i9,schemaPath:"#/properties/skillConformance/properties/leaveOut/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/skillConformance/leaveOut/" + i9,schemaPath:"#/properties/skillConformance/properties/leaveOut/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/skillConformance/leaveOut",schemaPath:"#/properties/skillConformance/properties/leaveOut/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/skillConformance",schemaPath:"#/properties/skillConformance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const embedded = {};


/***/ })

};
