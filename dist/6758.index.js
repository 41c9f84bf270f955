export const id = 6758;
export const ids = [6758];
export const modules = {

/***/ 56758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36214);
// Generated from schemas/ by `npm run generate`. Edit the schema instead.


const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/triage-output.schema.json","version":"3.3.0","type":"object","additionalProperties":false,"required":["accepted","deferred","rejected","approved"],"properties":{"accepted":{"type":"array","items":{"$ref":"#/$defs/acceptedFinding"}},"deferred":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["finding","reason"],"properties":{"finding":{"$ref":"#/$defs/rawFinding"},"reason":{"type":"string","minLength":4}}}},"rejected":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["finding","reason"],"properties":{"finding":{"$ref":"#/$defs/rawFinding"},"reason":{"type":"string","minLength":4}}}},"approved":{"type":"boolean"},"consensus":{"$ref":"#/$defs/consensus"}},"if":{"properties":{"accepted":{"contains":{"type":"object","properties":{"severity":{"const":"blocking"}},"required":["severity"]}}}},"then":{"properties":{"approved":{"const":false}}},"$defs":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"reviewer":{"type":"string","enum":["fable","opus","sonnet","gpt"]},"consensus":{"type":"object","additionalProperties":false,"required":["reviewerCount","verdict"],"properties":{"reviewerCount":{"type":"integer","minimum":1},"verdict":{"type":"string","enum":["unanimous-pass","unanimous-block","split","unverified"]},"disagreements":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","issue","note"],"properties":{"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"note":{"type":"string","minLength":4}}}}}},"verification":{"type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{"type":"string","enum":["confirmed","not-reproduced","inconclusive"]},"testRef":{"type":"string","minLength":1},"evidencePath":{"type":"string","minLength":1},"note":{"type":"string"}},"if":{"properties":{"result":{"enum":["confirmed","not-reproduced"]}}},"then":{"required":["result","testRef","evidencePath"]}},"rawFinding":{"type":"object","additionalProperties":false,"required":["severity","file","line","issue"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"fix":{"type":"string"},"reviewer":{"$ref":"#/$defs/reviewer"},"verification":{"$ref":"#/$defs/verification"},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1}}},"acceptedFinding":{"allOf":[{"$ref":"#/$defs/rawFinding"},{"type":"object","additionalProperties":false,"required":["severity","file","line","issue","reviewer","fix"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"reviewer":{"$ref":"#/$defs/reviewer"},"fix":{"type":"string","minLength":4},"verification":{"$ref":"#/$defs/verification"},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1}}}]}}};
const schema40 = {"type":"object","additionalProperties":false,"required":["reviewerCount","verdict"],"properties":{"reviewerCount":{"type":"integer","minimum":1},"verdict":{"type":"string","enum":["unanimous-pass","unanimous-block","split","unverified"]},"disagreements":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","issue","note"],"properties":{"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"note":{"type":"string","minLength":4}}}}}};
const schema32 = {"allOf":[{"$ref":"#/$defs/rawFinding"},{"type":"object","additionalProperties":false,"required":["severity","file","line","issue","reviewer","fix"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"reviewer":{"$ref":"#/$defs/reviewer"},"fix":{"type":"string","minLength":4},"verification":{"$ref":"#/$defs/verification"},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1}}}]};
const schema34 = {"type":"string","enum":["blocking","important","suggestion"]};
const schema35 = {"type":"string","enum":["fable","opus","sonnet","gpt"]};
const schema36 = {"type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{"type":"string","enum":["confirmed","not-reproduced","inconclusive"]},"testRef":{"type":"string","minLength":1},"evidencePath":{"type":"string","minLength":1},"note":{"type":"string"}},"if":{"properties":{"result":{"enum":["confirmed","not-reproduced"]}}},"then":{"required":["result","testRef","evidencePath"]}};
const schema33 = {"type":"object","additionalProperties":false,"required":["severity","file","line","issue"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"fix":{"type":"string"},"reviewer":{"$ref":"#/$defs/reviewer"},"verification":{"$ref":"#/$defs/verification"},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.line === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issue === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
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
if(data.severity !== undefined){
let data0 = data.severity;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "blocking") || (data0 === "important")) || (data0 === "suggestion"))){
const err6 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.line !== undefined){
let data2 = data.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.issue !== undefined){
let data3 = data.issue;
if(typeof data3 === "string"){
if(func2(data3) < 4){
const err11 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fix !== undefined){
if(typeof data.fix !== "string"){
const err13 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reviewer !== undefined){
let data5 = data.reviewer;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/reviewer",schemaPath:"#/$defs/reviewer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data5 === "fable") || (data5 === "opus")) || (data5 === "sonnet")) || (data5 === "gpt"))){
const err15 = {instancePath:instancePath+"/reviewer",schemaPath:"#/$defs/reviewer/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.verification !== undefined){
let data6 = data.verification;
const _errs19 = errors;
let valid4 = true;
const _errs20 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result !== undefined){
let data7 = data6.result;
if(!((data7 === "confirmed") || (data7 === "not-reproduced"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result === undefined){
const err17 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.testRef === undefined){
const err18 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "testRef"},message:"must have required property '"+"testRef"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.evidencePath === undefined){
const err19 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "evidencePath"},message:"must have required property '"+"evidencePath"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid4 = _valid0;
}
if(!valid4){
const err20 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result === undefined){
const err21 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "result") || (key1 === "testRef")) || (key1 === "evidencePath")) || (key1 === "note"))){
const err22 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.result !== undefined){
let data8 = data6.result;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/verification/result",schemaPath:"#/$defs/verification/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data8 === "confirmed") || (data8 === "not-reproduced")) || (data8 === "inconclusive"))){
const err24 = {instancePath:instancePath+"/verification/result",schemaPath:"#/$defs/verification/properties/result/enum",keyword:"enum",params:{allowedValues: schema36.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.testRef !== undefined){
let data9 = data6.testRef;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err25 = {instancePath:instancePath+"/verification/testRef",schemaPath:"#/$defs/verification/properties/testRef/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err26 = {instancePath:instancePath+"/verification/testRef",schemaPath:"#/$defs/verification/properties/testRef/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.evidencePath !== undefined){
let data10 = data6.evidencePath;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err27 = {instancePath:instancePath+"/verification/evidencePath",schemaPath:"#/$defs/verification/properties/evidencePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/verification/evidencePath",schemaPath:"#/$defs/verification/properties/evidencePath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.note !== undefined){
if(typeof data6.note !== "string"){
const err29 = {instancePath:instancePath+"/verification/note",schemaPath:"#/$defs/verification/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ruleId !== undefined){
let data12 = data.ruleId;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err31 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.criteriaSource !== undefined){
let data13 = data.criteriaSource;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err33 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.line === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issue === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reviewer === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "reviewer"},message:"must have required property '"+"reviewer"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fix === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.allOf[1].properties, key0))){
const err6 = {instancePath,schemaPath:"#/allOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.severity !== undefined){
let data0 = data.severity;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data0 === "blocking") || (data0 === "important")) || (data0 === "suggestion"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/file",schemaPath:"#/allOf/1/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/file",schemaPath:"#/allOf/1/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.line !== undefined){
let data2 = data.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/line",schemaPath:"#/allOf/1/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/line",schemaPath:"#/allOf/1/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.issue !== undefined){
let data3 = data.issue;
if(typeof data3 === "string"){
if(func2(data3) < 4){
const err13 = {instancePath:instancePath+"/issue",schemaPath:"#/allOf/1/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
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
const err14 = {instancePath:instancePath+"/issue",schemaPath:"#/allOf/1/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reviewer !== undefined){
let data4 = data.reviewer;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/reviewer",schemaPath:"#/$defs/reviewer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data4 === "fable") || (data4 === "opus")) || (data4 === "sonnet")) || (data4 === "gpt"))){
const err16 = {instancePath:instancePath+"/reviewer",schemaPath:"#/$defs/reviewer/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fix !== undefined){
let data5 = data.fix;
if(typeof data5 === "string"){
if(func2(data5) < 4){
const err17 = {instancePath:instancePath+"/fix",schemaPath:"#/allOf/1/properties/fix/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
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
const err18 = {instancePath:instancePath+"/fix",schemaPath:"#/allOf/1/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.verification !== undefined){
let data6 = data.verification;
const _errs21 = errors;
let valid5 = true;
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result !== undefined){
let data7 = data6.result;
if(!((data7 === "confirmed") || (data7 === "not-reproduced"))){
const err19 = {};
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
var _valid0 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs24 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result === undefined){
const err20 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.testRef === undefined){
const err21 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "testRef"},message:"must have required property '"+"testRef"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.evidencePath === undefined){
const err22 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/then/required",keyword:"required",params:{missingProperty: "evidencePath"},message:"must have required property '"+"evidencePath"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid0 = _errs24 === errors;
valid5 = _valid0;
}
if(!valid5){
const err23 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.result === undefined){
const err24 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "result") || (key1 === "testRef")) || (key1 === "evidencePath")) || (key1 === "note"))){
const err25 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.result !== undefined){
let data8 = data6.result;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/verification/result",schemaPath:"#/$defs/verification/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data8 === "confirmed") || (data8 === "not-reproduced")) || (data8 === "inconclusive"))){
const err27 = {instancePath:instancePath+"/verification/result",schemaPath:"#/$defs/verification/properties/result/enum",keyword:"enum",params:{allowedValues: schema36.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.testRef !== undefined){
let data9 = data6.testRef;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err28 = {instancePath:instancePath+"/verification/testRef",schemaPath:"#/$defs/verification/properties/testRef/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/verification/testRef",schemaPath:"#/$defs/verification/properties/testRef/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.evidencePath !== undefined){
let data10 = data6.evidencePath;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err30 = {instancePath:instancePath+"/verification/evidencePath",schemaPath:"#/$defs/verification/properties/evidencePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/verification/evidencePath",schemaPath:"#/$defs/verification/properties/evidencePath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.note !== undefined){
if(typeof data6.note !== "string"){
const err32 = {instancePath:instancePath+"/verification/note",schemaPath:"#/$defs/verification/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/verification",schemaPath:"#/$defs/verification/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.ruleId !== undefined){
let data12 = data.ruleId;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err34 = {instancePath:instancePath+"/ruleId",schemaPath:"#/allOf/1/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/ruleId",schemaPath:"#/allOf/1/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.criteriaSource !== undefined){
let data13 = data.criteriaSource;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err36 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/allOf/1/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/allOf/1/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/triage-output.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted !== undefined){
let data0 = data.accepted;
if(Array.isArray(data0)){
const _errs4 = errors;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.severity === undefined) && (missing0 = "severity")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.severity !== undefined){
if("blocking" !== data1.severity){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(valid2){
break;
}
}
if(!valid2){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approved !== undefined){
if(false !== data.approved){
const err4 = {instancePath:instancePath+"/approved",schemaPath:"#/then/properties/approved/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
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
var _valid0 = _errs8 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.approved = true;
props0.accepted = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.deferred === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deferred"},message:"must have required property '"+"deferred"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.rejected === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.approved === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "accepted") || (key0 === "deferred")) || (key0 === "rejected")) || (key0 === "approved")) || (key0 === "consensus"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.accepted !== undefined){
let data4 = data.accepted;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate21(data4[i1], {instancePath:instancePath+"/accepted/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.deferred !== undefined){
let data6 = data.deferred;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.finding === undefined){
const err12 = {instancePath:instancePath+"/deferred/" + i2,schemaPath:"#/properties/deferred/items/required",keyword:"required",params:{missingProperty: "finding"},message:"must have required property '"+"finding"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.reason === undefined){
const err13 = {instancePath:instancePath+"/deferred/" + i2,schemaPath:"#/properties/deferred/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "finding") || (key1 === "reason"))){
const err14 = {instancePath:instancePath+"/deferred/" + i2,schemaPath:"#/properties/deferred/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.finding !== undefined){
if(!(validate22(data7.finding, {instancePath:instancePath+"/deferred/" + i2+"/finding",parentData:data7,parentDataProperty:"finding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data7.reason !== undefined){
let data9 = data7.reason;
if(typeof data9 === "string"){
if(func2(data9) < 4){
const err15 = {instancePath:instancePath+"/deferred/" + i2+"/reason",schemaPath:"#/properties/deferred/items/properties/reason/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/deferred/" + i2+"/reason",schemaPath:"#/properties/deferred/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/deferred/" + i2,schemaPath:"#/properties/deferred/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/deferred",schemaPath:"#/properties/deferred/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rejected !== undefined){
let data10 = data.rejected;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.finding === undefined){
const err19 = {instancePath:instancePath+"/rejected/" + i3,schemaPath:"#/properties/rejected/items/required",keyword:"required",params:{missingProperty: "finding"},message:"must have required property '"+"finding"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11.reason === undefined){
const err20 = {instancePath:instancePath+"/rejected/" + i3,schemaPath:"#/properties/rejected/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "finding") || (key2 === "reason"))){
const err21 = {instancePath:instancePath+"/rejected/" + i3,schemaPath:"#/properties/rejected/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.finding !== undefined){
if(!(validate22(data11.finding, {instancePath:instancePath+"/rejected/" + i3+"/finding",parentData:data11,parentDataProperty:"finding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data11.reason !== undefined){
let data13 = data11.reason;
if(typeof data13 === "string"){
if(func2(data13) < 4){
const err22 = {instancePath:instancePath+"/rejected/" + i3+"/reason",schemaPath:"#/properties/rejected/items/properties/reason/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/rejected/" + i3+"/reason",schemaPath:"#/properties/rejected/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/rejected/" + i3,schemaPath:"#/properties/rejected/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err25 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.approved !== undefined){
if(typeof data.approved !== "boolean"){
const err26 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.consensus !== undefined){
let data15 = data.consensus;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.reviewerCount === undefined){
const err27 = {instancePath:instancePath+"/consensus",schemaPath:"#/$defs/consensus/required",keyword:"required",params:{missingProperty: "reviewerCount"},message:"must have required property '"+"reviewerCount"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data15.verdict === undefined){
const err28 = {instancePath:instancePath+"/consensus",schemaPath:"#/$defs/consensus/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data15){
if(!(((key3 === "reviewerCount") || (key3 === "verdict")) || (key3 === "disagreements"))){
const err29 = {instancePath:instancePath+"/consensus",schemaPath:"#/$defs/consensus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.reviewerCount !== undefined){
let data16 = data15.reviewerCount;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err30 = {instancePath:instancePath+"/consensus/reviewerCount",schemaPath:"#/$defs/consensus/properties/reviewerCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/consensus/reviewerCount",schemaPath:"#/$defs/consensus/properties/reviewerCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data15.verdict !== undefined){
let data17 = data15.verdict;
if(typeof data17 !== "string"){
const err32 = {instancePath:instancePath+"/consensus/verdict",schemaPath:"#/$defs/consensus/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data17 === "unanimous-pass") || (data17 === "unanimous-block")) || (data17 === "split")) || (data17 === "unverified"))){
const err33 = {instancePath:instancePath+"/consensus/verdict",schemaPath:"#/$defs/consensus/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema40.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.disagreements !== undefined){
let data18 = data15.disagreements;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.file === undefined){
const err34 = {instancePath:instancePath+"/consensus/disagreements/" + i4,schemaPath:"#/$defs/consensus/properties/disagreements/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data19.issue === undefined){
const err35 = {instancePath:instancePath+"/consensus/disagreements/" + i4,schemaPath:"#/$defs/consensus/properties/disagreements/items/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19.note === undefined){
const err36 = {instancePath:instancePath+"/consensus/disagreements/" + i4,schemaPath:"#/$defs/consensus/properties/disagreements/items/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key4 in data19){
if(!((((key4 === "file") || (key4 === "line")) || (key4 === "issue")) || (key4 === "note"))){
const err37 = {instancePath:instancePath+"/consensus/disagreements/" + i4,schemaPath:"#/$defs/consensus/properties/disagreements/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.file !== undefined){
let data20 = data19.file;
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err38 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/file",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/file",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data19.line !== undefined){
let data21 = data19.line;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err40 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/line",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err41 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/line",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data19.issue !== undefined){
let data22 = data19.issue;
if(typeof data22 === "string"){
if(func2(data22) < 4){
const err42 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/issue",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/issue",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.note !== undefined){
let data23 = data19.note;
if(typeof data23 === "string"){
if(func2(data23) < 4){
const err44 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/note",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/note/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/consensus/disagreements/" + i4+"/note",schemaPath:"#/$defs/consensus/properties/disagreements/items/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/consensus/disagreements/" + i4,schemaPath:"#/$defs/consensus/properties/disagreements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/consensus/disagreements",schemaPath:"#/$defs/consensus/properties/disagreements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/consensus",schemaPath:"#/$defs/consensus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
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
