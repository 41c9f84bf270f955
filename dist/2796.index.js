export const id = 2796;
export const ids = [2796];
export const modules = {

/***/ 22796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36214);
// Generated from schemas/ by `npm run generate`. Edit the schema instead.


const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/analysis-output.schema.json","version":"1.0.0","type":"object","additionalProperties":false,"required":["stack","touchedAreas","risks","summary"],"properties":{"stack":{"type":"object","additionalProperties":false,"required":["primary"],"properties":{"primary":{"type":"string","enum":["ios","android","backend","frontend","mobile","unknown"]},"language":{"type":"string"},"framework":{"type":"string"}}},"touchedAreas":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["path","why"],"properties":{"path":{"type":"string","minLength":1},"why":{"type":"string","minLength":4}}}},"risks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["risk","severity"],"properties":{"risk":{"type":"string","minLength":4},"severity":{"type":"string","enum":["low","medium","high"]},"mitigation":{"type":["string","null"]}}}},"summary":{"type":"string","minLength":20}}};
const func1 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/analysis-output.schema.json" */;
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
if(data.stack === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.touchedAreas === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "touchedAreas"},message:"must have required property '"+"touchedAreas"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.risks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "risks"},message:"must have required property '"+"risks"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "stack") || (key0 === "touchedAreas")) || (key0 === "risks")) || (key0 === "summary"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stack !== undefined){
let data0 = data.stack;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.primary === undefined){
const err5 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "primary") || (key1 === "language")) || (key1 === "framework"))){
const err6 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.primary !== undefined){
let data1 = data0.primary;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/stack/primary",schemaPath:"#/properties/stack/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data1 === "ios") || (data1 === "android")) || (data1 === "backend")) || (data1 === "frontend")) || (data1 === "mobile")) || (data1 === "unknown"))){
const err8 = {instancePath:instancePath+"/stack/primary",schemaPath:"#/properties/stack/properties/primary/enum",keyword:"enum",params:{allowedValues: schema31.properties.stack.properties.primary.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.language !== undefined){
if(typeof data0.language !== "string"){
const err9 = {instancePath:instancePath+"/stack/language",schemaPath:"#/properties/stack/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.framework !== undefined){
if(typeof data0.framework !== "string"){
const err10 = {instancePath:instancePath+"/stack/framework",schemaPath:"#/properties/stack/properties/framework/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.touchedAreas !== undefined){
let data4 = data.touchedAreas;
if(Array.isArray(data4)){
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/touchedAreas",schemaPath:"#/properties/touchedAreas/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.path === undefined){
const err13 = {instancePath:instancePath+"/touchedAreas/" + i0,schemaPath:"#/properties/touchedAreas/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.why === undefined){
const err14 = {instancePath:instancePath+"/touchedAreas/" + i0,schemaPath:"#/properties/touchedAreas/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "path") || (key2 === "why"))){
const err15 = {instancePath:instancePath+"/touchedAreas/" + i0,schemaPath:"#/properties/touchedAreas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.path !== undefined){
let data6 = data5.path;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/touchedAreas/" + i0+"/path",schemaPath:"#/properties/touchedAreas/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/touchedAreas/" + i0+"/path",schemaPath:"#/properties/touchedAreas/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.why !== undefined){
let data7 = data5.why;
if(typeof data7 === "string"){
if(func1(data7) < 4){
const err18 = {instancePath:instancePath+"/touchedAreas/" + i0+"/why",schemaPath:"#/properties/touchedAreas/items/properties/why/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/touchedAreas/" + i0+"/why",schemaPath:"#/properties/touchedAreas/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/touchedAreas/" + i0,schemaPath:"#/properties/touchedAreas/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/touchedAreas",schemaPath:"#/properties/touchedAreas/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.risks !== undefined){
let data8 = data.risks;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.risk === undefined){
const err22 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: "risk"},message:"must have required property '"+"risk"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.severity === undefined){
const err23 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "risk") || (key3 === "severity")) || (key3 === "mitigation"))){
const err24 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.risk !== undefined){
let data10 = data9.risk;
if(typeof data10 === "string"){
if(func1(data10) < 4){
const err25 = {instancePath:instancePath+"/risks/" + i1+"/risk",schemaPath:"#/properties/risks/items/properties/risk/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/risks/" + i1+"/risk",schemaPath:"#/properties/risks/items/properties/risk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.severity !== undefined){
let data11 = data9.severity;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/properties/risks/items/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data11 === "low") || (data11 === "medium")) || (data11 === "high"))){
const err28 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/properties/risks/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.risks.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.mitigation !== undefined){
let data12 = data9.mitigation;
if((typeof data12 !== "string") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/risks/" + i1+"/mitigation",schemaPath:"#/properties/risks/items/properties/mitigation/type",keyword:"type",params:{type: schema31.properties.risks.items.properties.mitigation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.summary !== undefined){
let data13 = data.summary;
if(typeof data13 === "string"){
if(func1(data13) < 20){
const err32 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
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
